import Drawing
import RideSupport
import Testing

/// The colours of pictures.
@Suite struct PaletteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let palette: Palette
    var testDescription: String { name }
  }

  private static let all = [
    Case(name: "paper", palette: .paper), Case(name: "light", palette: .light), Case(name: "dark", palette: .dark),
  ]

  /// The relative luminance of [WCAG 2.2](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
  private func luminance(_ colour: Colour) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let channel = Double(colour.rgb >> shift & 0xFF) / 255
      guard channel > 0.04045 else { return channel / 12.92 }
      // The power 2.4 by two roots and a product: x^2.4 = x^2 · (x^2)^(1/5), and the fifth root by Newton's method.
      let base = (channel + 0.055) / 1.055
      let square = base * base
      var root = 1.0
      for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
      return square * root
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  private func contrast(_ one: Colour, _ other: Colour) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test("Every palette has a colour for every paint of a picture", arguments: all)
  func complete(_ test: Case) {
    for paint in Paint.allCases where paint != .bloom && paint != .core {
      #expect(test.palette[paint] != nil, "\(paint)")
    }
  }

  @Test("Words stand out from the sheet and from a panel by 4.5 to one, marks by three to one", arguments: all)
  func legible(_ test: Case) throws {
    for ground in [Paint.paper, .panel] {
      let below = try #require(test.palette[ground])
      for paint in [Paint.ink, .faint] { #expect(contrast(try #require(test.palette[paint]), below) >= 4.5) }
      for paint in [Paint.accent, .route, .time, .initial] {
        #expect(contrast(try #require(test.palette[paint]), below) >= 3, "\(paint)")
      }
    }
  }

  @Test("What stands side by side is told apart in grey", arguments: all)
  func grey(_ test: Case) throws {
    // The order in bars and charts: start, distance, time, extras; silences beside distance and time.
    let neighbours: [(Paint, Paint)] = [
      (.initial, .distance), (.distance, .time), (.distance, .extras), (.distance, .gap), (.rate1, .rate2),
      (.rate2, .rate3), (.rate1, .rate3),
    ]
    for (one, other) in neighbours {
      let ratio = contrast(try #require(test.palette[one]), try #require(test.palette[other]))
      #expect(ratio >= 1.3, "\(one) \(other) \(ratio)")
    }
  }

  @Test("The page shows parts and rates in the colours of the files, light and dark, and knows every paint")
  func styleSheet() throws {
    let sheet = String(decoding: try Golden.bytes("Web/rooms/pictures.css"), as: UTF8.self)
    let themes = sheet.matches(of: /(?m)^ *:root \{\n((?: +--[\w-]+: #[0-9a-f]{6};\n)+) *\}/)
    try #require(themes.count == 2)
    for (theme, palette) in zip(themes, [Palette.light, .dark]) {
      var found: [String: String] = [:]
      for line in theme.1.matches(of: /--([\w-]+): (#[0-9a-f]{6});/) { found["\(line.1)"] = line.2.uppercased() }
      for paint in Paint.allCases where paint == .panel || paint.rawValue.contains(/^(part|rate)-/) {
        #expect(found[paint.rawValue] == palette[paint]?.hex, "\(theme.0)\(paint)")
      }
    }
    for paint in Paint.allCases where Palette.light[paint] != nil {
      #expect(sheet.contains(".picture .\(paint.rawValue) {"), "\(paint)")
    }
  }
}
