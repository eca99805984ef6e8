import Drawing
import Testing

@Suite struct SkinTests {
  @Test("Every skin's figures stand out from their glass by three to one at least", arguments: Skin.Name.allCases)
  func contrast(_ name: Skin.Name) {
    let skin = Skin(name)
    #expect(ratio(skin.lit, skin.glass) >= 3)
  }

  @Test("The drums are cream on black, the diodes red")
  func colours() {
    #expect(Skin(.drums).lit.hex == "#F3EAD3")
    #expect(Skin(.drums).figures == .wheels)
    #expect(Skin(.ledRed).lit.hex == "#FF2A1F")
    #expect(Skin(.vfd).grid)
  }

  /// The contrast of two colours after https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, the curve of the sRGB channels
  /// simplified to a square, which is near enough to tell 3 from 2.
  private func ratio(_ one: Colour, _ other: Colour) -> Double {
    let light = [one, other].map { colour in
      let channel = { (shift: UInt32) in Double((colour.rgb >> shift) & 255) / 255 }
      return 0.2126 * channel(16) * channel(16) + 0.7152 * channel(8) * channel(8) + 0.0722 * channel(0) * channel(0)
    }
    return (max(light[0], light[1]) + 0.05) / (min(light[0], light[1]) + 0.05)
  }
}

@Suite struct DrumsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: Int64
    let passed: Int
    let positions: [Int]
    var testDescription: String { "\(value) and \(passed) thousandths" }
  }

  @Test(
    "A wheel moves only while the wheel to its right passes from 9 to 0",
    arguments: [
      Case(value: 0, passed: 0, positions: [0, 0, 0, 0]),
      Case(value: 1234, passed: 0, positions: [1000, 2000, 3000, 4000]),
      Case(value: 1234, passed: 500, positions: [1000, 2000, 3000, 4500]),
      Case(value: 1239, passed: 250, positions: [1000, 2000, 3250, 9250]),
      Case(value: 1299, passed: 999, positions: [1000, 2999, 9999, 9999]),
      Case(value: 9999, passed: 500, positions: [9500, 9500, 9500, 9500]),
      Case(value: 1929, passed: 400, positions: [1000, 9000, 2400, 9400]),
      Case(value: 12345, passed: 0, positions: [1000, 2000, 3000, 4000, 5000]),
      Case(value: -7, passed: 300, positions: [0, 0, 0, 0]),
    ])
  func wheels(_ example: Case) {
    #expect(Drums.positions(of: example.value, passed: example.passed, wheels: 4) == example.positions)
  }
}
