import Drawing
import SwiftUI

/// The steps of the space between things, in points.
enum Space {
  static let hair: CGFloat = 4
  static let small: CGFloat = 8
  static let middle: CGFloat = 12
  static let large: CGFloat = 16
  static let wide: CGFloat = 24
  static let huge: CGFloat = 32
  /// What a finger can hit.
  static let touch: CGFloat = 48
  /// What a finger can hit while driving.
  static let driving: CGFloat = 76
  /// The widest that a page of text becomes.
  static let page: CGFloat = 704
}

/// The radii of corners.
enum Corner {
  static let key: CGFloat = 6
  static let card: CGFloat = 14
}

/// The colours of the rooms; those of the meter's figures are the skin's.
enum Tint {
  static let accent = Color(Colour(0xFFB000))
  static let danger = Color(Colour(0xE5484D))
  static let ok = Color(Colour(0x30A46C))
  static let bezel = Color(Colour(0x1E2126))
  static let night = Color(Colour(0x0C0D10))
  static let brass = Color(Colour(0xC9A24B))
  static let paper = Color(Colour(0xFBFAF5))
  static let ink = Color(Colour(0x1B1D20))
  static let quiet = Color(Colour(0xA8B0BD))
  static let engraved = Color(Colour(0x3A2C0A))
}

extension Color {
  /// A colour of `Drawing`.
  init(_ colour: Colour, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(colour.rgb >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}

/// What stands in a list, with its place: a list of the screen is an array, always.
struct Numbered<Item>: Identifiable {
  let id: Int
  let item: Item
}

extension Array {
  /// The elements with their places.
  var numbered: [Numbered<Element>] { enumerated().map { Numbered(id: $0.offset, item: $0.element) } }
}
