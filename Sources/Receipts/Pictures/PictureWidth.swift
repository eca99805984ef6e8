/// The widths that pictures are laid out for, in units that are a screen's pixels.
package enum PictureWidth {
  /// A sheet to share or to print.
  package static let sheet = 720.0
  /// A phone upright.
  package static let phone = 360.0
  /// The least in which every picture still has its words apart from each other: the room of a phone 352 pixels wide.
  package static let least = 288.0

  /// Below this, what stood side by side stands one below the other.
  static let narrow = 520.0

  /// The margin of a sheet.
  static func margin(_ width: Double) -> Double { width < narrow ? 16 : 36 }
}
