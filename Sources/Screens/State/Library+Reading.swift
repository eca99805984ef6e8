import JSON
import Tariffs
import Words

extension Library {
  /// The calendars of public holidays that the site's list of files names.
  static func calendars(inIndex text: [UInt8]) throws(JSONError) -> [CalendarName] {
    var calendars: [CalendarName] = []
    guard let list = try JSONReader.read(text).optional("calendars") else { return [] }
    for calendar in try list.elements {
      calendars.append(
        CalendarName(
          id: try calendar.member("id").string, name: try LocalText(reading: calendar.member("names"))))
    }
    return calendars
  }

  /// Takes a file of the site; answers the path of another that it calls for.
  mutating func read(_ path: String, _ text: [UInt8], language: Language) throws(JSONError) -> String? {
    if path == Library.index {
      let index = try JSONReader.read(text)
      cities = try CityIndex(reading: index.member("cities")).cities
      map = try index.optional("map").map { node throws(JSONError) in try MapOffer(node) }
    } else if path.utf8.starts(with: Library.tariffFolder.utf8) {
      let tariff = try TariffFile.read(text)
      guard !tariff.editions.isEmpty else {
        miss(path)
        return nil
      }
      add(tariff)
      return tariff.holidays.map { Library.path(ofHolidays: $0) }
    } else if path.utf8.starts(with: Library.holidayFolder.utf8) {
      add(try HolidayFile(text).calendar)
    } else if path == Library.path(ofStrings: language) {
      strings = try Strings(language, ordered: text)
    } else if path == Library.path(ofStrings: .english), strings == nil {
      strings = try Strings(.english, ordered: text)
    }
    return nil
  }
}
