/// A colour of the screen, eight bits a channel, opaque.
package struct Colour: Sendable, Hashable {
  /// Red, green and blue as 0xRRGGBB.
  package let rgb: UInt32

  /// Makes a colour of 0xRRGGBB; higher bits are ignored.
  package init(_ rgb: UInt32) {
    self.rgb = rgb & 0xFFFFFF
  }

  /// The colour as style sheets and drawings write it, `#RRGGBB`.
  package var hex: String {
    let digits: [UInt8] = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for shift in stride(from: 20, through: 0, by: -4) {
      text.append(digits[Int((rgb >> UInt32(shift)) & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
