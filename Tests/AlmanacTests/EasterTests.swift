import Almanac
import Testing

@Suite struct EasterTests {
  @Test("Easter is where python-dateutil has it, 1583 to 4099")
  func agrees() throws {
    var expected: UInt64?
    for line in try fixtureLines("easter.txt") {
      let parts = words(line)
      if parts[0] == "checksum" {
        expected = UInt64(parts[3])
      } else {
        let year = try #require(Int(parts[0]))
        #expect(Self.line(year) == line)
      }
    }
    var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Easter.years.flatMap({ Array("\(Self.line($0))\n".utf8) }) {
      checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(expected == checksum)
  }

  @Test("There is no Easter outside of the years for which it is reckoned", arguments: [0, 1582, 4100, 9999, -5])
  func refuses(year: Int) {
    #expect(Easter.western(year: year) == nil)
    #expect(Easter.orthodox(year: year) == nil)
  }

  private static func line(_ year: Int) -> String {
    let western = Easter.western(year: year)?.iso8601 ?? "none"
    let orthodox = Easter.orthodox(year: year)?.iso8601 ?? "none"
    return "\(year) \(western) \(orthodox)"
  }
}
