import Foundation

/// The lines of a committed fixture, without comments.
func fixtureLines(_ name: String) throws -> [String] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: tests.appending(path: "Fixtures/almanac/\(name)"), encoding: .utf8)
  return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}

/// The words of a line.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

/// SplitMix64, so that a failing run can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
