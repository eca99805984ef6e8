/// A font of the page: its outlines, their widths, and which character each one is.
struct PDFFont {
  private let used: PDFContent.Used
  private let font: TrueTypeFont
  private let name: String

  init(_ used: PDFContent.Used, font: TrueTypeFont, number: Int) {
    self.used = used
    self.font = font
    // Six letters before a plus tell a font that is not whole.
    let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number)))
    name = "FLAGF\(letter)+\(PDFFont.name(used.face))"
  }

  /// Writes it; answers the object's number.
  func write(to objects: inout PDFObjects) -> Int {
    let file = used.subset.file()
    let stream = objects.stream(file, " /Length1 \(file.count)")
    let descriptor = objects.add(
      "<< /Type /FontDescriptor /FontName /\(name) /Flags \(flags) /FontBBox [0 \(thousandths(font.descent)) 1000 "
        + "\(thousandths(font.ascent))] /ItalicAngle 0 /Ascent \(thousandths(font.ascent)) "
        + "/Descent \(thousandths(font.descent)) /CapHeight 730 /StemV \(stem) /FontFile2 \(stream) 0 R >>")
    let widths = used.subset.advances.map { String($0) }.joined(separator: " ")
    let descendant = objects.add(
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) "
        + "/Supplement 0 >> /FontDescriptor \(descriptor) 0 R /DW 1000 /W [0 [\(widths)]] /CIDToGIDMap /Identity >>")
    let characters = objects.stream(toUnicode())
    return objects.add(
      "<< /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H /DescendantFonts [\(descendant) 0 R] "
        + "/ToUnicode \(characters) 0 R >>")
  }

  /// Which character each outline is ([ISO 32000-1, 9.10.3](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
  private func toUnicode() -> [UInt8] {
    var map = Array(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """.utf8)
    let known = used.scalars.enumerated().compactMap { place, scalar in scalar.map { (place, $0) } }
    for first in stride(from: 0, to: known.count, by: 100) {
      let part = known[first..<min(first + 100, known.count)]
      map += "\(part.count) beginbfchar\n".utf8
      for (place, scalar) in part {
        let code = PDFText.hexadecimal([UInt8(place >> 8), UInt8(place & 0xFF)])
        map += "<\(code)> <\(PDFText.utf16(String(Character(scalar))))>\n".utf8
      }
      map += "endbfchar\n".utf8
    }
    map += "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n".utf8
    return map
  }

  private func thousandths(_ units: Int) -> Int { units * 1000 / font.unitsPerEm }

  /// Fixed pitch and symbolic: the characters are told by the map, not by a standard encoding.
  private var flags: Int { used.face == .gothic ? 4 : 5 }

  private var stem: Int { used.face == .extraBold ? 150 : 90 }

  private static func name(_ face: Fonts.Face) -> String {
    switch face {
    case .medium: "JetBrainsMono-Medium"
    case .extraBold: "JetBrainsMono-ExtraBold"
    case .gothic: "VL-Gothic-Regular"
    }
  }
}
