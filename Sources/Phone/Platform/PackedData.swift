import Almanac
import JSON
import Metro
import Tariffs
import Words

/// The files of `Data/` in the form in which the app asks for them, made when they are asked for.
///
/// A site is made of the same files once and for all; an app carries `Data/` as it is.
@MainActor
package struct PackedData {
  private let data: @MainActor (_ path: String) -> [UInt8]?
  private let list: @MainActor (_ folder: String) -> [String]

  /// Reads by these closures: a file below `Data/`, and the names in a folder of it.
  package init(
    data: @escaping @MainActor (_ path: String) -> [UInt8]?, list: @escaping @MainActor (_ folder: String) -> [String]
  ) {
    self.data = data
    self.list = list
  }

  private static let root = "data/"
  private static let strings = "data/strings/"
  private static let ending = ".json"

  /// The file at a path such as `data/strings/pl.json`; nil where there is none.
  package func file(_ path: String) -> [UInt8]? {
    if path == "data/index.json" { return index }
    guard path.utf8.starts(with: PackedData.root.utf8) else { return nil }
    let name = PackedData.tail(path, after: PackedData.root)
    guard path.utf8.starts(with: PackedData.strings.utf8) else { return data(name) }
    let tag = PackedData.stem(PackedData.tail(path, after: PackedData.strings))
    guard let language = Language(tag: tag), let bytes = data("strings/\(language.tag).json") else { return nil }
    do throws(JSONError) {
      return try Strings.ordered(language, bytes: spoken(bytes, by: data("app/\(language.tag).json")))
    } catch {
      return nil
    }
  }

  /// A word of the app's own, such as `app.printers.title`; empty where there is none.
  package func word(_ key: String, in language: Language) -> String {
    guard let bytes = data("app/\(language.tag).json") else { return "" }
    do throws(JSONError) { return try JSONReader.read(bytes).optional(key)?.string ?? "" } catch { return "" }
  }

  /// The table with the sentences that an app says in the place of a page.
  private func spoken(_ table: [UInt8], by own: [UInt8]?) throws(JSONError) -> [UInt8] {
    guard let own else { return table }
    let other = try JSONReader.read(own)
    var writer = JSONWriter(.compact)
    writer.beginObject()
    for member in try JSONReader.read(table).members {
      writer.key(member.key)
      writer.value(try other.optional(member.key) ?? member.value)
    }
    writer.endObject()
    return writer.finish()
  }

  /// Whose street map the phone has, as they want to be named.
  private static let mapMaker = "Apple Maps"

  private static func calendar(_ bytes: [UInt8]) -> HolidayFile? {
    do throws(JSONError) { return try HolidayFile(bytes) } catch { return nil }
  }

  /// The list of cities, holidays and networks, as a site has it; what cannot be read is left out of it.
  private var index: [UInt8] {
    var tariffs: [Tariff] = []
    for name in names("tariffs") {
      guard let bytes = data("tariffs/\(name)") else { continue }
      do throws(JSONError) { tariffs.append(try TariffFile.read(bytes)) } catch { continue }
    }
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.key("holidays")
    writer.beginArray()
    for name in names("holidays") { writer.string("data/holidays/\(name)") }
    writer.endArray()
    writer.key("calendars")
    writer.beginArray()
    for file in names("holidays").compactMap({ data("holidays/\($0)") }).compactMap(PackedData.calendar) {
      writer.beginObject()
      writer.member("id", string: file.calendar.id)
      writer.key("names")
      writer.beginObject()
      for name in file.names { writer.member(name.language, string: name.text) }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
    writer.key("map")
    writer.beginObject()
    writer.member("host", string: PackedData.mapMaker)
    writer.member("attribution", string: PackedData.mapMaker)
    writer.endObject()
    writer.endObject()
    let networks = names("networks").compactMap { data("networks/\($0)") }.compactMap { bytes in
      do throws(JSONError) { return try NetworkFile.read(bytes).indexEntry } catch { return nil }
    }
    var text = writer.finish()
    text.removeLast()
    return text + Array(",\"networks\":[".utf8) + networks.joined(separator: [UInt8(ascii: ",")])
      + Array("],\"cities\":".utf8) + CityIndex.json(tariffs) + Array("}".utf8)
  }

  private func names(_ folder: String) -> [String] {
    list(folder).filter { $0.hasSuffix(PackedData.ending) && $0 != "schema.json" }.sorted()
  }

  private static func tail(_ text: String, after prefix: String) -> String {
    String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  private static func stem(_ name: String) -> String {
    String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self)
  }
}
