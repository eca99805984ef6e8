import Almanac
import Tariffs
import Words

/// The files of the site that were read.
package struct Library: Sendable {
  /// The texts of the language in use.
  package internal(set) var strings: Strings?
  /// The cities there are, whether or not their tariffs have come.
  package internal(set) var cities: [CityIndex.City] = []
  /// The street map that the server passes on; nil where there is none.
  package internal(set) var map: MapOffer?
  /// The tariffs that have come, in the order of their identifiers.
  package private(set) var tariffs: [Tariff] = []
  private var calendars: [HolidayCalendar] = []
  /// What could not be had.
  private var missing: [String] = []
  private var asked: [String] = []

  /// Makes an empty library.
  package init() {}

  /// The tariff of an identifier.
  package func tariff(_ id: String) -> Tariff? {
    tariffs.first { $0.id == id }
  }

  /// The city of an identifier.
  func city(_ id: String) -> CityIndex.City? {
    cities.first { $0.id == id }
  }

  /// The holidays by which a tariff is read, where it has any.
  package func calendar(of tariff: Tariff) -> HolidayCalendar? {
    tariff.holidays.flatMap { id in calendars.first { $0.id == id } }
  }

  /// Whether a tariff can be used: its holidays came, or will not.
  package func isReady(_ tariff: Tariff) -> Bool {
    guard let id = tariff.holidays else { return true }
    return calendars.contains { $0.id == id } || missing.contains(Library.path(ofHolidays: id))
  }

  /// Whether a file was asked for and did not come.
  package func isMissing(_ path: String) -> Bool { missing.contains(path) }

  /// The calendar of an identifier.
  func calendar(_ id: String) -> HolidayCalendar? { calendars.first { $0.id == id } }

  /// Forgets a tariff, so that it is asked for anew.
  mutating func remove(_ id: String) {
    tariffs.removeAll { $0.id == id }
    let path = Library.path(ofTariff: id)
    missing.removeAll { $0 == path }
    asked.removeAll { $0 == path }
  }

  /// Forgets the texts of every language, so that another's, or the same again, are asked for.
  mutating func forgetStrings() {
    strings = nil
    let folder = Library.stringsFolder.utf8
    asked.removeAll { $0.utf8.starts(with: folder) }
    missing.removeAll { $0.utf8.starts(with: folder) }
  }

  mutating func add(_ tariff: Tariff) {
    tariffs.removeAll { $0.id == tariff.id }
    tariffs.insert(tariff, at: tariffs.firstIndex { tariff.id < $0.id } ?? tariffs.count)
  }

  mutating func add(_ calendar: HolidayCalendar) {
    calendars.removeAll { $0.id == calendar.id }
    calendars.append(calendar)
  }

  mutating func miss(_ path: String) {
    if !missing.contains(path) { missing.append(path) }
  }

  /// Whether a file is asked for the first time.
  mutating func ask(for path: String) -> Bool {
    guard !asked.contains(path) else { return false }
    asked.append(path)
    return true
  }

  static let index = "data/index.json"
  static let tariffFolder = "data/tariffs/"
  static let holidayFolder = "data/holidays/"
  static let stringsFolder = "data/strings/"

  static func path(ofTariff id: String) -> String { tariffFolder + id + ".json" }
  static func path(ofHolidays id: String) -> String { holidayFolder + id + ".json" }
  static func path(ofStrings language: Language) -> String { stringsFolder + language.tag + ".json" }
}
