import JSON
import Tariffs
import Words

extension Library {
  /// The identifiers of the calendars that the site's list of files names.
  static func calendars(inIndex text: [UInt8]) throws(JSONError) -> [String] {
    var calendars: [String] = []
    guard let list = try JSONReader.read(text).optional("holidays") else { return [] }
    for path in try list.elements {
      let name = try path.string.utf8.dropFirst(holidayFolder.utf8.count).dropLast(".json".utf8.count)
      calendars.append(String(decoding: Array(name), as: UTF8.self))
    }
    return calendars
  }

  /// Takes a file of the site; answers the path of another that it calls for.
  mutating func read(_ path: String, _ text: [UInt8], language: Language) throws(JSONError) -> String? {
    if path == Library.index {
      cities = try CityIndex(reading: JSONReader.read(text).member("cities")).cities
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
