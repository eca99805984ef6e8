import Drawing
import Foundation
import Testing
import Words

@Suite struct FontTests {
  @Test func `every character of the strings and of the tariffs has an outline`() throws {
    let fonts = try FontFixture.fonts()
    var missing: Set<Character> = []
    for folder in ["strings", "tariffs"] {
      let path = FontFixture.checkout.appending(path: "Data/\(folder)").path()
      let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".json") }
      #expect(names.count >= 6)
      for name in names {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        for scalar in text.unicodeScalars where scalar.value >= 0x20 {
          let drawing = Drawing(
            width: 9, height: 9,
            operations: [.text(TextRun(String(Character(scalar)), at: Point(x: 0, y: 0), size: 1), .ink)])
          if !missing.contains(Character(scalar)), !fonts.missing(in: drawing).isEmpty {
            missing.insert(Character(scalar))
          }
        }
      }
    }
    #expect(missing.isEmpty, "make the fonts anew: Scripts/fonts.py says how")
  }

  @Test func `a character that no font has is a box and is told once`() throws {
    let fonts = try FontFixture.fonts()
    let run = TextRun("a\u{1F695}ĦԱԱ", at: Point(x: 0, y: 0), size: 20)
    let drawing = Drawing(width: 9, height: 9, operations: [.text(run, .ink)])
    #expect(fonts.missing(in: drawing).map(\.value) == [0x531, 0x1F695])
    let boxes = fonts.glyphs(of: run).filter { $0.glyph == 0 }
    #expect(boxes.count == 3)
    for box in boxes { #expect(!fonts.outline(of: box).isEmpty) }
  }

  @Test func `letters stand on a grid on which Japanese ones take two columns`() throws {
    let fonts = try FontFixture.fonts()
    let glyphs = fonts.glyphs(of: TextRun("A東b\u{202F}c", at: Point(x: 100, y: 50), size: 20))
    #expect(glyphs.map(\.face) == [.medium, .gothic, .medium, .medium, .medium])
    #expect(glyphs.allSatisfy { $0.origin.y == 50 && $0.glyph > 0 })
    #expect(glyphs[0].origin.x == 100 && glyphs[2].origin.x == 136 && glyphs[4].origin.x == 160)
    // A Japanese letter of 22 in the middle of 24.
    #expect(abs(glyphs[1].origin.x - 113) < 1e-9)
  }

  @Test func `damaged fonts are refused or read without a crash`() throws {
    let bytes = try FontFixture.bytes("mono-medium")
    #expect(throws: FontError.self) { try TrueTypeFont([]) }
    #expect(throws: FontError.self) { try TrueTypeFont(Array("not a font at all, but text".utf8)) }
    #expect(throws: FontError.self) { try TrueTypeFont(Array(bytes.prefix(2000))) }
    var seed: UInt64 = 5
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int((seed >> 20) % (seed & 1 == 0 ? 400 : UInt64(bytes.count)))
        damaged[place] = UInt8(seed >> 56)
      }
      guard let font = read(damaged) else { continue }
      for glyph in stride(from: 0, to: min(font.glyphCount, 700), by: 9) { _ = font.path(of: glyph) }
      for value in UInt32(0x20)..<0x180 { _ = Unicode.Scalar(value).map { font.glyph(of: $0) } }
    }
  }

  private func read(_ bytes: [UInt8]) -> TrueTypeFont? {
    do throws(FontError) { return try TrueTypeFont(bytes) } catch { return nil }
  }
}
