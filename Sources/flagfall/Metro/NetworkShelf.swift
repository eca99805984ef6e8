import JSON
import Metro

/// The networks of the data folder, and network files named on the command line.
struct NetworkShelf: Sendable {
  private let folder: String

  init() throws(CommandError) {
    folder = "\(try Resources.data())/networks"
  }

  /// The identifiers of the networks, in alphabetical order.
  func identifiers() throws(CommandError) -> [String] {
    try Files.list(folder).filter { $0.hasSuffix(".json") && $0 != Resources.schema }.map { String($0.dropLast(5)) }
      .sorted()
  }

  /// The network that --network names: `kyiv`, `ua-kyiv` or the path of a file.
  func network(of arguments: Arguments) throws(CommandError) -> Network {
    guard let name = arguments.value("network") else {
      throw .usage("--network is missing: name a network or a file")
    }
    return try network(name)
  }

  /// A network by the identifier of a city or by the path of a file.
  func network(_ name: String) throws(CommandError) -> Network {
    if name.hasSuffix(".json") || name.contains("/") { return try NetworkShelf.read(name) }
    let known = try identifiers()
    if known.contains(name) { return try NetworkShelf.read("\(folder)/\(name).json") }
    if let city = known.first(where: { $0.hasSuffix("-" + name.lowercased()) }) {
      return try NetworkShelf.read("\(folder)/\(city).json")
    }
    let meant = Spelling.nearest(to: name, in: known) ?? Spelling.ending(in: name, among: known)
    let near = meant.map { "did you mean \($0)?" }
    throw .input("there is no network \(name); \(near ?? "known are " + known.joined(separator: ", "))")
  }

  /// Reads a file.
  static func read(_ path: String) throws(CommandError) -> Network {
    let bytes = try Files.given(path)
    do throws(JSONError) {
      return try NetworkFile.read(bytes)
    } catch {
      throw .input(error.description(in: path))
    }
  }
}

extension Command.Option {
  /// Which network.
  static let network = Self(
    name: "network", value: "ID|FILE", help: "The metro, such as kyiv, or a network file.")
}
