import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  /// Has the page draw the receipt that is shown, once for each ride, language, number and unit.
  mutating func drawReceipt(_ turn: inout Turn) {
    guard showsReceipt, let task = receiptTask(.show, format: "svg"), let ride = shownRide?.ride else { return }
    let source =
      "\(ride.meter.startTime?.milliseconds ?? 0) \(ride.events.count) \(task.language) \(task.number ?? 0) \(task.roads)"
      + (task.map ?? "")
    guard source != drawnReceipt.source else { return }
    // That of another ride is not shown until this one is drawn.
    drawnReceipt = DrawnReceipt(source: source)
    turn.perform(.receipt(task))
  }

  private var showsReceipt: Bool {
    switch place {
    case .receipt, .ride: true
    default: false
    }
  }

  /// What it takes to make the receipt of the ride that is shown; nil before Stop.
  func receiptTask(_ use: ReceiptTask.Use, format: String) -> ReceiptTask? {
    guard let (ride, number) = shownRide, ride.meter.stopTime != nil, let strings = library.strings else { return nil }
    let words = Wording(strings, tariff: ride.tariff, units: settings.units)
    return ReceiptTask(
      use: use, format: format, name: AppState.fileName(of: ride, ""), title: strings.text(.receiptTitle),
      text: receiptText(strings) ?? "", language: strings.language.tag, number: number,
      roads: words.formats.customs.roads == .miles ? "mi" : "km", map: wantedMap?.attribution,
      log: ride.lines.joined(separator: "\n") + "\n", tariff: Library.path(ofTariff: ride.tariff.id),
      holidays: ride.tariff.holidays.map { Library.path(ofHolidays: $0) },
      strings: Library.path(ofStrings: strings.language))
  }

  mutating func passOnReceipt(_ use: ReceiptTask.Use, as format: String, _ turn: inout Turn) {
    if let task = receiptTask(use, format: format) { turn.perform(.receipt(task)) }
  }

  mutating func show(_ drawn: DrawnReceipt) {
    let source = drawnReceipt.source
    drawnReceipt = drawn
    drawnReceipt.source = source
  }
}
