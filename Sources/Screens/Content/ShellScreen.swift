import Drawing
import Tariffs
import Words

/// The three doors.
package struct ShellScreen: Sendable {
  /// A door that leads somewhere, or will.
  package struct Door: Sendable {
    /// What it is called.
    package let name: String
    /// What is behind it.
    package let hint: String
    /// The word for a door that does not open yet.
    package let soon: String?
  }

  /// The product's name.
  package let name: String
  /// The door to the meter, with the fare that stands on it.
  package let meter: Door
  /// The sum in the meter's digits on its door.
  package let reading: String
  /// The door to the metro.
  package let metro: Door
  /// The door to the driver's shift.
  package let shift: Door
  /// The words for the settings.
  package let settings: String
  /// The words for what this is.
  package let about: String
  /// What the reader must know.
  package let notices: [NoticeContent]
}

extension AppState {
  /// The sum of the ride that goes on; without one a sum of four different digits.
  private var reading: String {
    guard let ride else { return "17.20" }
    return Windows.reading(MeterView(self, ride.tariff).sum, ride.tariff.currency, cells: 5).text
  }

  func shellScreen(_ words: Wording) -> ShellScreen {
    let strings = words.strings
    return ShellScreen(
      name: strings.text(.appName),
      meter: ShellScreen.Door(name: strings.text(.doorMeter), hint: strings.text(.doorMeterHint), soon: nil),
      reading: reading,
      metro: ShellScreen.Door(
        name: strings.text(.doorMetro), hint: strings.text(.doorMetroHint), soon: strings.text(.doorSoon)),
      shift: ShellScreen.Door(
        name: strings.text(.doorShift), hint: strings.text(.doorShiftHint), soon: strings.text(.doorSoon)),
      settings: strings.text(.navSettings), about: strings.text(.navAbout), notices: generalNotices(words))
  }
}
