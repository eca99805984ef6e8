import Almanac
import Tariffs

/// The tariffs and calendars of the data folder.
package enum ShippedTariffs {
  /// A city's tariff.
  package static func tariff(_ id: String) throws -> Tariff {
    try TariffFile.read(Golden.bytes("Data/tariffs/\(id).json"))
  }

  /// The calendar a tariff asks for.
  package static func calendar(of tariff: Tariff) throws -> HolidayCalendar? {
    guard let id = tariff.holidays else { return nil }
    return try HolidayFile(Golden.bytes("Data/holidays/\(id).json")).calendar
  }
}
