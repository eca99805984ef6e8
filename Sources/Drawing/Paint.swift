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
  /// What is kept free around the line of a ride on a map.
  case casing = "route-casing"
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
  /// A quiet surface on the sheet, below a chart or around what stands out.
  case panel
  /// Lines that guide the eye.
  case grid
  /// What stands out: one's own city, a change.
  case accent
  /// The part of a fare that the start cost.
  case initial = "part-initial"
  /// The part that distance earned.
  case distance = "part-distance"
  /// The part that time earned.
  case time = "part-time"
  /// The part that came of a silence of the receiver.
  case gap = "part-gap"
  /// The part by which a minimum raised it.
  case minimum = "part-minimum"
  /// The supplements.
  case extras = "part-extras"
  /// The first rate of a tariff.
  case rate1 = "rate-1"
  /// The second.
  case rate2 = "rate-2"
  /// The third.
  case rate3 = "rate-3"
  /// The fourth.
  case rate4 = "rate-4"
  /// The fifth.
  case rate5 = "rate-5"
  /// The sixth.
  case rate6 = "rate-6"

  /// The paint of the rate at a place of an edition; from the seventh on they begin anew.
  package static func rate(_ index: Int) -> Paint {
    let all: [Paint] = [.rate1, .rate2, .rate3, .rate4, .rate5, .rate6]
    return all[index % all.count]
  }
}

/// The colours of paints, for writers that need one.
package struct Palette: Sendable, Hashable {
  let colours: [Paint: Colour]

  /// Makes a palette; a paint that is not in it is not drawn.
  package init(_ colours: [Paint: Colour]) {
    self.colours = colours
  }

  /// The colour of a paint; nil where it is not to be drawn.
  package subscript(_ paint: Paint) -> Colour? { colours[paint] }

  /// Nearly black on a slightly warm white, as on a screen.
  package static let receipt = Palette([
    .paper: Colour(0xFBFAF5), .ink: Colour(0x1B1D20), .faint: Colour(0x6B6A66), .route: Colour(0x1B1D20),
    .casing: Colour(0xFFFFFF), .start: Colour(0xFBFAF5), .end: Colour(0x1B1D20), .lit: Colour(0x1B1D20),
    .ghost: Colour(0xEEEDE8),
  ])

  /// Pure black without a ground, as on paper.
  package static let print = Palette([
    .ink: Colour(0), .faint: Colour(0), .route: Colour(0), .casing: Colour(0xFFFFFF), .start: Colour(0xFFFFFF),
    .end: Colour(0), .lit: Colour(0),
  ])
}
