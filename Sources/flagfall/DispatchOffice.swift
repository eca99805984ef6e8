import DispatchDesk
import JSON
import Offers
import Server
import Units
import Words

/// The dispatcher beside the app, when one is asked for.
final class DispatchOffice {
  private let desk: Desk
  private let api: API
  private let pages: Pages
  private let demo: Demo?
  private var rounds: Rounds?

  /// What `serve` takes for it.
  static let options: [Command.Option] = [
    Command.Option(
      name: "dispatch", value: "FILE", help: "Dispatch rides and keep everything in this file, which is made."),
    Command.Option(
      name: "postgres", value: "URL",
      help: "Dispatch rides and keep everything in this PostgreSQL database, for as many servers as are wanted."),
    Command.Option(
      name: "demo", value: nil,
      help: "Dispatch rides of five simulated drivers and riders, who forget everything at the end."),
    Command.Option(
      name: "ask", value: "N", help: "How many drivers are asked for one ride at a time. 1 without it."),
    Command.Option(
      name: "rate", value: "N", help: "How many requests a second one token may make; 0 is any number. 50 without it."),
    Command.Option(
      name: "connections", value: "N", help: "How many connections there may be at a time. 8192 without it."),
    Command.Option(
      name: "database-connections", value: "N", help: "How many connections to PostgreSQL are opened. 8 without it."),
    Command.Option(
      name: "tariff", value: "ID", help: "Say what rides will cost about, by this tariff; see 'flagfall tariffs'."),
    Command.Option(
      name: "places", value: "ID|FILE",
      help: "Let riders choose places by name and on a map: the stations of a metro, such as kyiv, or a table .csv of "
        + "name,lat,lon. Without it they write coordinates or send their position."),
    Command.Option(
      name: "behind-proxy", value: nil,
      help: "Believe the X-Forwarded-For of the proxy that stands before this server."),
  ]

  /// Nil when no dispatcher is asked for.
  init?(_ arguments: Arguments) throws(CommandError) {
    guard let place = try DispatchOffice.place(arguments, demo: true) else {
      for name in ["ask", "rate", "tariff", "places"] where arguments.has(name) {
        throw .usage("--\(name) is of a dispatcher: give --dispatch, --postgres or --demo too")
      }
      return nil
    }
    var rules = DispatchRules()
    rules.asked = try arguments.integer("ask", in: 1...20) ?? 1
    let connections = try arguments.integer("database-connections", in: 1...200) ?? 8
    desk = try DispatchOffice.open(place, rules: rules, connections: connections)
    api = API(
      desk, rate: try arguments.integer("rate", in: 0...100_000) ?? 50, isSecure: arguments.has("tls-cert"),
      now: { Clock.now },
      log: { Terminal.complain($0) })
    let town = try DispatchTown.town(arguments)
    pages = Pages(
      api, strings: try DispatchOffice.strings(), town: town, estimate: try RideEstimate.closure(arguments))
    do throws(DeskError) {
      demo = arguments.has("demo") ? try Demo(desk, in: town, at: Clock.now) : nil
    } catch {
      throw .failure(error.message)
    }
  }

  /// What the server answers for it.
  var routes: [Route] { api.routes + pages.routes }

  /// Adds the scripts and styles of its pages.
  func addFiles(to site: inout Site) throws(CommandError) {
    let web = try Resources.web()
    for path in try Files.list(web) where path.hasPrefix(SiteContents.dispatcher) {
      site.add(try Files.read("\(web)/\(path)"), at: path)
    }
  }

  /// The texts of its pages, English first.
  private static func strings() throws(CommandError) -> [PageStrings] {
    let data = try Resources.data()
    var all: [PageStrings] = []
    for language in Language.offered where Files.exists("\(data)/dispatch/\(language.tag).json") {
      let path = "\(data)/dispatch/\(language.tag).json"
      let bytes = try Files.read(path)
      do throws(JSONError) {
        all.append(try PageStrings(language.tag, bytes: bytes))
      } catch {
        throw .input("\(path): \(error.description)")
      }
    }
    guard !all.isEmpty else { throw .failure("\(data)/dispatch has no texts: the checkout is not whole") }
    return all
  }

  /// Time begins to pass.
  func begin() {
    rounds = Rounds(desk, now: { Clock.now }, log: { Terminal.complain($0) })
    demo?.begin { Clock.now }
  }

  /// Time ends.
  func stop() {
    demo?.stop()
    rounds?.stop()
  }

  /// Says where the pages of the demo are.
  func announce(port: UInt16) {
    guard let demo else { return }
    for (name, link) in demo.links { Terminal.write("\(name): http://127.0.0.1:\(port)\(link)\n") }
  }

  /// The limits of the server.
  static func limits(_ arguments: Arguments) throws(CommandError) -> Limits {
    var limits = Limits()
    limits.connections = try arguments.integer("connections", in: 16...1_000_000) ?? limits.connections
    limits.workers = try arguments.integer("database-connections", in: 1...200) ?? limits.workers
    limits.isBehindProxy = arguments.has("behind-proxy")
    if arguments.has("dispatch") || arguments.has("postgres") || arguments.has("demo") { limits.body = 64 * 1024 }
    return limits
  }

  /// Where everything is kept, by --dispatch or --postgres; nil when neither was given.
  static func place(_ arguments: Arguments, demo: Bool = false) throws(CommandError) -> StorePlace? {
    let isDemo = demo && arguments.has("demo")
    switch (arguments.value("dispatch"), arguments.value("postgres")) {
    case (nil, nil): return isDemo ? .file(":memory:") : nil
    case (let file?, nil) where !isDemo: return .file(file)
    case (nil, let address?) where !isDemo:
      guard address.contains("=") || address.contains("://") else {
        throw .usage("--postgres \(address): give an address such as postgresql://localhost/rides")
      }
      return .postgres(address)
    default: throw .usage("--dispatch, --postgres and --demo are three places to keep rides: give one of them")
    }
  }

  static func open(
    _ place: StorePlace, rules: DispatchRules = DispatchRules(), connections: Int = 8
  ) throws(CommandError) -> Desk {
    if case .file(let path) = place { try Files.requireFolder(of: path) }
    do throws(DeskError) {
      return try Desk(place, rules: rules, connections: connections)
    } catch {
      throw complaint(of: error, place)
    }
  }

  /// Where something went wrong and what: a place that is wrong is the command line's fault, one that is away or full is not.
  static func complaint(of error: DeskError, _ place: StorePlace) -> CommandError {
    let sentence =
      switch place {
      case .file(let path): "\(path): \(error.message)"
      case .postgres: "--postgres: \(error.message)"
      }
    return error.isPassing ? .failure(sentence) : .input(sentence)
  }
}
