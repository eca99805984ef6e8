import Almanac
import JSON
import RideSupport
import Tariffs
import Testing

/// Every fault of a file with its exact findings: `Tests/Fixtures/check/faults.json`, each one change of a sound file.
///
/// `Tests/Oracles/tariff_schema.py` holds the published schema and the command against the same table.
@Suite struct FaultTableTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let findings: [String]
    var testDescription: String { name }
  }

  private static let sound = "Tests/Fixtures/check/xx-everything.json"

  private static func faults() throws -> [Fault] {
    var faults: [Fault] = []
    for element in try JSONReader.read(Golden.bytes("Tests/Fixtures/check/faults.json")).elements {
      var findings: [String] = []
      for finding in try element.member("findings").elements { findings.append(try finding.string) }
      faults.append(
        Fault(
          name: try element.member("name").string, old: try element.member("replace").string,
          new: try element.member("by").string, findings: findings))
    }
    return faults
  }

  private static func findings(in text: String) throws -> [String] {
    let calendar = try HolidayFile(Golden.bytes("Data/holidays/de-sn.json")).calendar
    do throws(JSONError) {
      let check = try TariffCheck(Array(text.utf8))
      return check.findings(
        calendar: check.tariff.holidays == "de-sn" ? calendar : nil, fileName: "xx-everything.json"
      ).map(\.description)
    } catch {
      return [Finding(error).description]
    }
  }

  @Test("A file that uses every key has no findings")
  func nothing() throws {
    #expect(try Self.findings(in: String(decoding: Golden.bytes(Self.sound), as: UTF8.self)) == [])
  }

  @Test("A fault is found with its line, key and mend, and nothing else is", arguments: try faults())
  func found(_ fault: Fault) throws {
    let text = String(decoding: try Golden.bytes(Self.sound), as: UTF8.self)
    #expect(text.split(separator: fault.old, omittingEmptySubsequences: false).count == 2, "one place is changed")
    #expect(try Self.findings(in: text.replacing(fault.old, with: fault.new)) == fault.findings)
    #expect(!fault.findings.isEmpty)
  }

  @Test("Every kind of finding that the checker is for is in the table")
  func kinds() throws {
    let all = try Self.faults().flatMap(\.findings).joined(separator: "\n")
    for kind in [
      "no rate is in force on", "holds at the same time on", "the window never counts", "the window never holds",
      "too holds when no other does", "name the source of", "the day, month or year of the source",
      "steps but the time of", "is not known here", "no source is called", "bands stand in order",
      "round the amount to them", "a flat fare holds somewhere or for someone", "have no common denominator that fits",
      "moves the display more than once",
    ] {
      #expect(all.contains(kind))
    }
  }
}
