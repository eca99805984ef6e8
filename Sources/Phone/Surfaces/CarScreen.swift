import Screens

/// What a car's own screen shows of the meter: the fare, a few facts, and the keys that a driver may press.
package struct CarScreen: Sendable, Hashable {
  /// A line with its name.
  package struct Line: Sendable, Hashable {
    /// What it is.
    package var label: String
    /// How much, or which.
    package var value: String
  }

  /// A key.
  package struct Button: Sendable, Hashable {
    /// What it does.
    package var key: Key
    /// Its legend.
    package var label: String
    /// Whether it is the one to press next.
    package var isNext: Bool
  }

  /// The heading: the city.
  package var title: String
  /// The fare first.
  package var lines: [Line]
  /// No more than the template has room for.
  package var buttons: [Button]

  /// A template of information has room for so many.
  package static let mostButtons = 3

  /// A screen with nothing but its heading.
  package init(title: String) {
    self.title = title
    (lines, buttons) = ([], [])
  }

  /// The screen of a meter; nil for any other.
  ///
  /// What wants reading or typing (extras, discounts, files) stays on the phone.
  package init?(_ page: Page) {
    guard case .meter(let meter) = page.screen else { return nil }
    title = meter.plate.city
    let position = meter.lamps.first { $0.isOn && $0.kind != .warning }?.label
    lines = [Line(label: meter.fare.label, value: meter.fare.spoken)]
    if let position { lines.append(Line(label: meter.lampsLabel, value: position)) }
    lines += meter.figures.filter { $0.running == nil && !$0.isWindowed }.prefix(1).map { figure in
      Line(label: figure.label, value: [figure.value, figure.unit].compactMap { $0 }.joined(separator: "\u{A0}"))
    }
    lines.append(Line(label: meter.rateLine.name, value: meter.rateLine.details.first ?? ""))
    buttons =
      meter.keys.filter { $0.isEnabled && $0.seat != .extras }
      .sorted { $0.isNext && !$1.isNext }
      .prefix(CarScreen.mostButtons)
      .map { Button(key: $0.key, label: $0.label, isNext: $0.isNext) }
  }
}
