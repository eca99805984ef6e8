/// How a sum stands in a window of a fixed number of digits.
package struct SegmentReading: Sendable, Hashable {
  /// The digits with their point and sign, without leading spaces.
  package let text: String

  /// Whether the minor units were left out, which a lamp must say.
  package let withoutMinorUnits: Bool

  /// Fits a sum into a window.
  ///
  /// A sum too wide leaves out its minor units, cut and not rounded; should the whole units be too wide as well they are
  /// written out all the same, and the display widens.
  ///
  /// - Parameters:
  ///   - minorUnits: The sum.
  ///   - fractionDigits: How many of its digits are minor units, as the currency has it; at most 9.
  ///   - cells: How many digits the window has.
  package init(minorUnits: Int64, fractionDigits: Int, cells: Int) {
    let places = min(max(fractionDigits, 0), 9)
    var digits = Array(String(minorUnits.magnitude).utf8)
    while digits.count <= places {
      digits.insert(UInt8(ascii: "0"), at: 0)
    }
    let sign: [UInt8] = minorUnits < 0 ? [UInt8(ascii: "-")] : []
    let whole = sign + digits.dropLast(places)
    self.withoutMinorUnits = places > 0 && whole.count + places > cells
    if places == 0 || withoutMinorUnits {
      self.text = String(decoding: whole, as: UTF8.self)
    } else {
      self.text = String(decoding: whole + [UInt8(ascii: ".")] + digits.suffix(places), as: UTF8.self)
    }
  }
}
