import Screens
import Taximeter
import Units

/// What stands on the Lock Screen and in the Dynamic Island while the meter runs.
///
/// Times are instants, so that the system's own clock shows them with no word from the app.
package struct RideCard: Codable, Hashable, Sendable {
  /// The fare with its currency.
  package var fare: String
  /// The position of the meter, as its lamp says it.
  package var position: String
  /// How far, with its unit.
  package var distance: String
  /// The city, the rate, and why it is in force.
  package var detail: String
  /// The rate's character.
  package var rate: String
  /// When the ride's clock would have stood at nought, in epoch milliseconds; nil where it does not run as the phone's.
  package var since: Int64?
  /// The ride's time where ``since`` is nil.
  package var time: String
  /// Whether it goes on.
  package var isHired: Bool

  /// How long after the start of its ride a card ends: no longer does the system keep one, and none is asked for again.
  package static let longest = Elapsed.seconds(8 * 3600)

  /// The card of a meter; nil for any other screen.
  ///
  /// `title` is the fare and the position, `detail` what stands below.
  package init?(_ page: Page, title: String, detail: String) {
    guard case .meter(let meter) = page.screen else { return nil }
    self.init(meter, title: title, detail: detail)
  }

  /// The card of a meter.
  package init(_ meter: MeterScreen, title: String, detail: String) {
    fare = title.split(separator: "·", maxSplits: 1).first.map { RideCard.trimmed($0) } ?? title
    position = meter.lamps.first { $0.isOn && $0.kind != .warning }?.label ?? ""
    let figure = meter.figures.first { $0.running == nil }
    distance = figure.map { [$0.value, $0.unit].compactMap { $0 }.joined(separator: "\u{A0}") } ?? ""
    self.detail = detail
    rate = RideCard.trimmed(Substring(meter.rate.reading))
    let clock = meter.figures.last { $0.running != nil }
    time = clock?.value ?? ""
    since = clock?.running.flatMap { $0.speed == 1 ? $0.from : nil }
    isHired = meter.position == .hired
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
