/// Lengths on paper as dots of a head.
package enum Dots {
  /// Dots of a 203 dpi head in a millimetre: exactly 8, since 48 mm are 384 dots and not the 383.6 of 203 / 25.4.
  package static let perMillimetre = 8

  /// A length in whole millimetres as dots.
  package static func millimetres(_ length: Int) -> Int { length * perMillimetre }
}
