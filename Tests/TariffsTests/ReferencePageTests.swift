import Almanac
import Foundation
import JSON
import RideSupport
import Tariffs
import Testing

/// The reference page of tariff files: its examples are read, and it leaves no key out.
@Suite struct ReferencePageTests {
  struct Example: Sendable, CustomTestStringConvertible {
    /// The word after `json` on the fence: what the example is.
    let kind: String
    let text: String
    let line: Int
    var testDescription: String { "\(kind) at line \(line)" }
  }

  private static func page() throws -> String {
    String(decoding: try Golden.bytes("Data/tariffs/README.md"), as: UTF8.self)
  }

  private static func examples() throws -> [Example] {
    var examples: [Example] = []
    var open: (kind: String, line: Int, lines: [String])?
    for (index, line) in try page().components(separatedBy: "\n").enumerated() {
      if let example = open, line == "```" {
        examples.append(
          Example(kind: example.kind, text: example.lines.joined(separator: "\n"), line: example.line))
        open = nil
      } else if line.hasPrefix("```json") {
        open = (String(line.dropFirst("```json ".count)), index + 1, [])
      } else {
        open?.lines.append(line)
      }
    }
    return examples
  }

  @Test("Every example of the page is read and has no findings", arguments: try examples())
  func reads(_ example: Example) throws {
    let text = example.kind == "file" ? example.text : try Self.file(around: example)
    let calendar = try HolidayFile(Golden.bytes("Data/holidays/de-sn.json")).calendar
    let check = try TariffCheck(Array(text.utf8))
    #expect(check.findings(calendar: calendar).map(\.description) == [])
  }

  @Test("Every part of a file has an example")
  func kinds() throws {
    let kinds = Set(try Self.examples().map(\.kind))
    #expect(kinds == ["file", "edition", "rate", "rates", "windows", "supplements", "minimums"])
  }

  @Test("Every key that the schema knows is on the page")
  func keys() throws {
    let page = try Self.page()
    let schema = try JSONReader.read(Golden.bytes("Data/tariffs/schema.json"))
    for key in try Self.keys(of: schema) { #expect(page.contains("`\(key)`"), "\(key)") }
  }

  private static func keys(of node: JSONNode) throws -> [String] {
    var keys: [String] = []
    switch node.kind {
    case .object:
      for member in try node.members {
        if member.key == "properties" { keys += try member.value.members.map { $0.key } }
        keys += try self.keys(of: member.value)
      }
    case .array:
      for element in try node.elements { keys += try self.keys(of: element) }
    default: break
    }
    return keys
  }

  /// A file that has what examples name, with one in its place.
  private static func file(around example: Example) throws -> String {
    let day =
      #"{"id":"day","lamp":"1","name":{"en":"Day","es":"Día"},"initial":"4.00","distance":"2.00/km"}"#
    let luggage =
      #"{"id":"luggage","name":{"en":"Luggage","es":"Equipaje"},"amount":"1.00","when":"key"}"#
    var rates = day
    var more = ""
    switch example.kind {
    case "edition": return file(editions: example.text, asksForHolidays: false)
    case "rate": rates = example.text
    case "rates": rates = String(example.text.dropFirst().dropLast())
    case "windows":
      rates =
        #"{"id":"a","lamp":"2","name":{"en":"A","es":"A"},"windows":"# + example.text
        + #","initial":"4.00","distance":"2.00/km"},"# + day
    case "supplements": more = #","supplements":"# + example.text
    case "minimums": more = #","supplements":["# + luggage + #"],"minimums":"# + example.text
    default: Issue.record("an example of an unknown kind: \(example.kind)")
    }
    let edition =
      #"{"from":"2026-01-01","source":"act-2026","increment":"0.10","charging":"completed","rates":["#
      + rates + "]" + more + "}"
    return file(
      editions: edition, asksForHolidays: example.text.contains(#""holidays""#),
      hasZone: example.text.contains(#""zones""#))
  }

  private static func file(editions: String, asksForHolidays: Bool, hasZone: Bool = false) -> String {
    let holidays = asksForHolidays ? #""holidays":"de-sn","# : ""
    let zones =
      hasZone ? #""zones":{"airport":{"lat":41.3,"lon":2.08,"radius":"2 km","source":"act-2026"}},"# : ""
    return """
      {"format":1,"id":"xx-page","city":{"en":"Page","es":"Página"},"country":"XX","zone":"Europe/Madrid",
      "currency":"EUR","unit":"km","centre":{"lat":41.3874,"lon":2.1686},"authority":"nobody",\(holidays)\(zones)
      "sources":{"act-2026":{"url":"https://example.org","publisher":"nobody","date":"2026","confidence":"official"}},
      "editions":[\(editions)]}
      """
  }
}
