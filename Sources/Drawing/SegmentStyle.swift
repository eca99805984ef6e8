/// The proportions of a seven-segment display, all but the height as shares of the height.
package struct SegmentStyle: Sendable, Hashable {
  /// The height of a digit in the drawing's units.
  package var height: Double

  /// The width of a digit before it is slanted.
  package var width: Double

  /// The thickness of a bar.
  package var thickness: Double

  /// From one digit's left edge to the next one's.
  package var pitch: Double

  /// The room of a colon.
  package var colonPitch: Double

  /// From the tip of a bar to the corner where it would meet its neighbour.
  package var gap: Double

  /// How far the top leans to the right, the tangent of the angle.
  package var slant: Double

  /// Makes a style; the proportions are those of a half-inch display unless told.
  package init(
    height: Double = 100, width: Double = 0.545, thickness: Double = 0.134, pitch: Double = 0.735,
    colonPitch: Double = 0.36, gap: Double = 0.013, slant: Double = SegmentStyle.eightDegrees
  ) {
    self.height = height
    self.width = width
    self.thickness = thickness
    self.pitch = pitch
    self.colonPitch = colonPitch
    self.gap = gap
    self.slant = slant
  }

  /// The tangent of 8 degrees, the lean of the displays.
  package static let eightDegrees = 0.14054083470239145

  /// How much of a bar's thickness the hot core stands back from every edge.
  package static let coreInset = 0.28
}
