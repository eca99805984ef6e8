/// How much a written date says.
package enum DateStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// Day, month and year as short as no one can misread: `Jul 18, 2026`, `18 jul 2026`; CLDR calls it `medium`.
  case short
  /// With the month's name: `July 18, 2026`, `18 de julio de 2026`.
  case long
  /// With the weekday too: `Saturday, July 18, 2026`.
  case full
  /// Day and month without the year: `July 18`, `18 de julio`.
  case dayAndMonth
}

extension Formats {
  /// The pattern of CLDR for a style, in its letters `EEEE`, `d`, `dd`, `MMM`, `MMMM`, `M`, `MM`, `y`.
  ///
  /// Ends with a narrow no-break space and `р.` in Ukrainian where the year is written.
  func pattern(_ style: DateStyle) -> StaticString {
    switch (language.ruled, style) {
    case (.spanish, .short): "d MMM y"
    case (.spanish, .long): "d 'de' MMMM 'de' y"
    case (.spanish, .full): "EEEE, d 'de' MMMM 'de' y"
    case (.spanish, .dayAndMonth): "d 'de' MMMM"
    case (.german, .short): "dd.MM.y"
    case (.german, .long): "d. MMMM y"
    case (.german, .full): "EEEE, d. MMMM y"
    case (.german, .dayAndMonth): "d. MMMM"
    case (.polish, .short): "d MMM y"
    case (.polish, .long): "d MMMM y"
    case (.polish, .full): "EEEE, d MMMM y"
    case (.polish, .dayAndMonth): "d MMMM"
    case (.ukrainian, .short): "d MMM y\u{202F}'р'."
    case (.ukrainian, .long): "d MMMM y\u{202F}'р'."
    case (.ukrainian, .full): "EEEE, d MMMM y\u{202F}'р'."
    case (.ukrainian, .dayAndMonth): "d MMMM"
    case (.japanese, .short): "y/MM/dd"
    case (.japanese, .long): "y年M月d日"
    case (.japanese, .full): "y年M月d日EEEE"
    case (.japanese, .dayAndMonth): "M月d日"
    case (_, .short): customs.monthFirst ? "MMM d, y" : "d MMM y"
    case (_, .long): customs.monthFirst ? "MMMM d, y" : "d MMMM y"
    case (_, .full): customs.monthFirst ? "EEEE, MMMM d, y" : "EEEE, d MMMM y"
    case (_, .dayAndMonth): customs.monthFirst ? "MMMM d" : "d MMMM"
    }
  }
}
