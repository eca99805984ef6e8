/// The numbered objects of a file, and the file.
struct PDFObjects {
  private var bodies: [[UInt8]] = []

  /// A number for an object that is set later.
  mutating func reserve() -> Int {
    bodies.append([])
    return bodies.count
  }

  mutating func set(_ number: Int, _ body: String) {
    bodies[number - 1] = Array(body.utf8)
  }

  mutating func add(_ body: String) -> Int {
    bodies.append(Array(body.utf8))
    return bodies.count
  }

  /// A stream as it is; `keys` go into its dictionary.
  mutating func stream(_ content: [UInt8], _ keys: String = "") -> Int {
    var body: [UInt8] = Array("<< /Length \(content.count)\(keys) >>\nstream\n".utf8)
    body += content
    body += "\nendstream".utf8
    bodies.append(body)
    return bodies.count
  }

  /// A picture of pixels.
  mutating func picture(_ picture: PixelPicture) -> Int {
    stream(
      Deflate.zlib(picture.rgb),
      " /Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) /ColorSpace /DeviceRGB "
        + "/BitsPerComponent 8 /Interpolate true /Filter /FlateDecode")
  }

  func file(catalogue: Int, info: Int, identifier: [UInt8]) -> [UInt8] {
    var file: [UInt8] = Array("%PDF-1.7\n%".utf8)
    file += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, body) in bodies.enumerated() {
      places.append(file.count)
      file += "\(index + 1) 0 obj\n".utf8
      file += body
      file += "\nendobj\n".utf8
    }
    let table = file.count
    file += "xref\n0 \(bodies.count + 1)\n0000000000 65535 f \n".utf8
    for place in places {
      let digits = String(place)
      file += String(repeating: "0", count: 10 - digits.utf8.count).utf8
      file += "\(digits) 00000 n \n".utf8
    }
    let name = PDFText.hexadecimal(identifier)
    file += "trailer\n<< /Size \(bodies.count + 1) /Root \(catalogue) 0 R /Info \(info) 0 R ".utf8
    file += "/ID [<\(name)> <\(name)>] >>\n".utf8
    file += "startxref\n\(table)\n%%EOF\n".utf8
    return file
  }
}

/// Texts as the format writes them.
enum PDFText {
  private static let digits: [UInt8] = Array("0123456789ABCDEF".utf8)

  /// A text in parentheses, for ASCII.
  static func literal(_ text: String) -> String {
    var literal: [UInt8] = [UInt8(ascii: "(")]
    for byte in text.utf8 where byte >= 0x20 && byte < 0x7F {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        literal.append(UInt8(ascii: "\\"))
      }
      literal.append(byte)
    }
    literal.append(UInt8(ascii: ")"))
    return String(decoding: literal, as: UTF8.self)
  }

  /// Any text, as UTF-16 in hexadecimal digits with its byte order mark.
  static func string(_ text: String) -> String { "<FEFF\(utf16(text))>" }

  /// A text's UTF-16 in hexadecimal digits.
  static func utf16(_ text: String) -> String {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      bytes.append(UInt8(unit >> 8))
      bytes.append(UInt8(unit & 0xFF))
    }
    return hexadecimal(bytes)
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
