/// The colours of charts and pictures.
///
/// Parts are told apart by colour blind people and in grey: after [Okabe and Ito](https://jfly.uni-koeln.de/color/), each
/// lighter or darker than its neighbours. Each has a pattern or a letter besides.
extension Palette {
  /// For files and printers: a white sheet.
  package static let paper: Palette = {
    var colours = light.colours
    colours[.paper] = Colour(0xFFFFFF)
    colours[.panel] = Colour(0xF4F4F1)
    colours[.grid] = Colour(0xD9D9D4)
    return Palette(colours)
  }()

  /// For a light screen.
  package static let light = Palette([
    .paper: Colour(0xFBFAF5), .panel: Colour(0xF1F0EA), .grid: Colour(0xDAD9D2), .ink: Colour(0x14181F),
    .faint: Colour(0x5B626C), .accent: Colour(0xB3232A), .route: Colour(0x14181F), .casing: Colour(0xFFFFFF),
    .start: Colour(0xFBFAF5),
    .end: Colour(0x14181F), .lit: Colour(0x14181F), .ghost: Colour(0xEBEAE4),
    .initial: Colour(0x3A414D), .distance: Colour(0xFFB000), .time: Colour(0x1F6FB2), .gap: Colour(0x9AA0A8),
    .minimum: Colour(0x7C8594), .extras: Colour(0xC65A86),
    .rate1: Colour(0xFFD166), .rate2: Colour(0x2B4C7E), .rate3: Colour(0x3FA796), .rate4: Colour(0xC8553D),
    .rate5: Colour(0x8E6BBF), .rate6: Colour(0xA8A29A),
  ])

  /// For a dark screen.
  package static let dark = Palette([
    .paper: Colour(0x171A1F), .panel: Colour(0x20242B), .grid: Colour(0x373E49), .ink: Colour(0xF0F2F5),
    .faint: Colour(0xA4ADBA), .accent: Colour(0xFF8F93), .route: Colour(0xF0F2F5), .casing: Colour(0x171A1F),
    .start: Colour(0x171A1F),
    .end: Colour(0xF0F2F5), .lit: Colour(0xFFB000), .ghost: Colour(0x22262D),
    .initial: Colour(0x6C7686), .distance: Colour(0xFFB000), .time: Colour(0x4C9BE0), .gap: Colour(0x939BA8),
    .minimum: Colour(0xA9B1BE), .extras: Colour(0xE07FA8),
    .rate1: Colour(0xFFC94D), .rate2: Colour(0x4B78BD), .rate3: Colour(0x49B8A6), .rate4: Colour(0xE0705A),
    .rate5: Colour(0xA58AD6), .rate6: Colour(0x8C877F),
  ])
}
