/// What a stroke or an area is drawn with, by purpose; the skin or the palette decides the colour.
package enum Paint: String, Sendable, Hashable, CaseIterable {
  /// Segments that are off, barely there.
  case ghost
  /// The glow around segments that are on.
  case bloom
  /// Segments that are on.
  case lit
  /// The brightest inside of segments that are on.
  case core
  /// The line of a ride.
  case route = "route-line"
  /// The mark where a ride began.
  case start = "route-start"
  /// The mark where a ride ended or now is.
  case end = "route-end"
  /// The sheet.
  case paper
  /// What is written on it.
  case ink
  /// What is written on it less boldly: lines across, small print.
  case faint
}

/// The colours of paints, for writers that need one.
package struct Palette: Sendable, Hashable {
  private var colours: [Paint: Colour]

  /// Makes a palette; a paint that is not in it is not drawn.
  package init(_ colours: [Paint: Colour]) {
    self.colours = colours
  }

  /// The colour of a paint; nil where it is not to be drawn.
  package subscript(_ paint: Paint) -> Colour? { colours[paint] }

  /// Nearly black on a slightly warm white, as on a screen.
  package static let receipt = Palette([
    .paper: Colour(0xFBFAF5), .ink: Colour(0x1B1D20), .faint: Colour(0x6B6A66), .route: Colour(0x1B1D20),
    .start: Colour(0xFBFAF5), .end: Colour(0x1B1D20), .lit: Colour(0x1B1D20), .ghost: Colour(0xEEEDE8),
  ])

  /// Pure black without a ground, as on paper.
  package static let print = Palette([
    .ink: Colour(0), .faint: Colour(0), .route: Colour(0), .start: Colour(0xFFFFFF), .end: Colour(0), .lit: Colour(0),
  ])
}
