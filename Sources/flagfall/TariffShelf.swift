import Almanac
import JSON
import Tariffs
import Units

/// The tariffs and holiday calendars of the data folder, and tariff files named on the command line.
struct TariffShelf: Sendable {
  private let folder: String

  init() throws(CommandError) {
    folder = try Resources.data()
  }

  /// The identifiers of the cities, in alphabetical order.
  func identifiers() throws(CommandError) -> [String] {
    try Files.list("\(folder)/tariffs").filter { $0.hasSuffix(".json") && $0 != Resources.schema }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The tariff that --tariff names, which must have an edition to price by.
  func tariff(of arguments: Arguments) throws(CommandError) -> Tariff {
    guard let name = arguments.value("tariff") else { throw .usage("--tariff is missing: name a city or a file") }
    return try priced(name)
  }

  /// A tariff by the identifier of a city or by the path of a file, which must have an edition to price by.
  func priced(_ name: String) throws(CommandError) -> Tariff {
    let tariff = try tariff(name)
    if let reason = tariff.notOffered { throw .input("\(tariff.id) cannot be priced: \(reason.text(in: "en"))") }
    return tariff
  }

  /// The cities that can be priced, in alphabetical order.
  func offered() throws(CommandError) -> [Tariff] {
    var tariffs: [Tariff] = []
    for id in try identifiers() {
      let tariff = try read("\(folder)/tariffs/\(id).json")
      if tariff.notOffered == nil, !tariff.editions.isEmpty { tariffs.append(tariff) }
    }
    return tariffs
  }

  /// A tariff by the identifier of a city or by the path of a file.
  func tariff(_ name: String) throws(CommandError) -> Tariff {
    if name.hasSuffix(".json") || name.contains("/") { return try read(name) }
    let known = try identifiers()
    guard known.contains(name) else {
      let meant = Spelling.nearest(to: name, in: known) ?? Spelling.ending(in: name, among: known)
      let near = meant.map { "did you mean \($0)?" }
      throw .input("there is no tariff \(name); \(near ?? "known are " + known.joined(separator: ", "))")
    }
    return try read("\(folder)/tariffs/\(name).json")
  }

  /// The tariff of the city whose centre is nearest to a place and at most 100 km from it.
  static func nearest(to place: Coordinate, among tariffs: [Tariff]) -> Tariff? {
    let here = Reach(place)
    let near = tariffs.map { (tariff: $0, metres: here.metres(to: $0.centre)) }.filter { $0.metres <= 100_000 }
    return near.min { $0.metres < $1.metres }?.tariff
  }

  /// The holiday calendar that a tariff asks for.
  func calendar(of tariff: Tariff) throws(CommandError) -> HolidayCalendar? {
    guard let id = tariff.holidays else { return nil }
    let path = "\(folder)/holidays/\(id).json"
    let bytes = try Files.read(path)
    do throws(JSONError) {
      return try HolidayFile(bytes).calendar
    } catch {
      throw .input(error.description(in: path))
    }
  }

  /// The holiday calendar that a tariff asks for; nil where there is none of that name either.
  func knownCalendar(of tariff: Tariff) throws(CommandError) -> HolidayCalendar? {
    guard let id = tariff.holidays, Files.exists("\(folder)/holidays/\(id).json") else { return nil }
    return try calendar(of: tariff)
  }

  private func read(_ path: String) throws(CommandError) -> Tariff {
    let bytes = try Files.given(path)
    do throws(JSONError) {
      return try TariffFile.read(bytes)
    } catch {
      throw .input(error.description(in: path))
    }
  }
}
