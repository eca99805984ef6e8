import Drawing
import Receipts
import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  /// The receipt of the ride on the meter; nil before Stop.
  func receiptScreen(_ words: Wording) -> ReceiptScreen? {
    shownRide.flatMap { receiptScreen(of: $0.ride, number: $0.number, words) }
  }

  /// The receipt of a ride that was stopped; nil before.
  func receiptScreen(of ride: Ride, number: Int64?, _ words: Wording) -> ReceiptScreen? {
    guard let bill = ride.meter.bill(), let receipt = receipt(of: ride, number: number, words) else { return nil }
    let paper = AppState.paper(receipt)
    let strings = words.strings
    let currency = ride.tariff.currency
    return ReceiptScreen(
      title: strings.text(.receiptTitle), back: strings.text(.navBack), picture: drawnReceipt.screen,
      printed: drawnReceipt.paper, head: paper.head,
      totalLabel: strings.text(.rideTotal) + " " + currency.code,
      totalSpoken: words.money(bill.total, ride.tariff),
      total: Windows.reading(bill.total, currency, cells: 5).text, pattern: Windows.fare(currency),
      route: MeterScreen.Route(label: strings.text(.rideRoute), points: ride.trail.points, texts: []),
      foot: paper.foot,
      buttons: [
        ButtonContent(
          key: .shareReceipt, label: strings.text(device.shares ? .receiptShare : .receiptCopy), isPrimary: true),
        ButtonContent(key: .downloadReceipt, label: strings.text(.receiptDownload, ["format": "PDF"])),
        ButtonContent(key: .downloadPicture, label: strings.text(.receiptDownload, ["format": "PNG"])),
        ButtonContent(key: .printReceipt, label: strings.text(.receiptPrint)),
        ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide)),
      ], map: mapRow(strings), links: answerLinks(of: ride, strings), settings: strings.text(.navSettings),
      history: strings.text(.navHistory), finish: finishNotice(ride, strings),
      notices: generalNotices(words) + mapNotices(strings))
  }

  private func mapNotices(_ strings: Strings) -> [NoticeContent] {
    guard drawnReceipt.lacksMap, wantedMap != nil else { return [] }
    return [NoticeContent(id: "map-missing", text: strings.text(.receiptMapMissing))]
  }

  /// The ways to the rooms that answer questions about the ride that is shown.
  private func answerLinks(of ride: Ride, _ strings: Strings) -> [SettingsScreen.Row] {
    var id: String?
    if case .ride(let kept) = place { id = kept }
    return [
      .link(.answer(.why(ride: id)), label: strings.text(.whyTitle)),
      .link(.answer(.elsewhere(ride: id)), label: strings.text(.elsewhereTitle)),
      .link(.answer(.overcharged(ride: id)), label: strings.text(.askTitle)),
      .link(.answer(.paper(ride: id)), label: strings.text(.printOpen)),
      .link(.answer(.tariff(ride.tariff.id)), label: strings.text(.askTariff)),
    ]
  }

  private func receipt(of ride: Ride, number: Int64?, _ words: Wording) -> Receipt? {
    guard let bill = ride.meter.bill() else { return nil }
    return Receipt(
      tariff: ride.tariff, edition: ride.edition, bill: bill, zone: ride.tariff.zone,
      evidence: Receipt.Evidence(
        number: number, discount: ride.meter.discount, uncertainty: ride.uncertainty,
        isDemonstration: ride.header.source == .demo),
      strings: words.strings, formats: words.formats)
  }

  /// Its lines above the total and under it.
  private static func paper(_ receipt: Receipt) -> (head: [String], foot: [String]) {
    let total = receipt.rows.firstIndex { if case .total = $0 { true } else { false } } ?? receipt.rows.count
    return (Receipt.lines(of: receipt.rows[..<total]), Receipt.lines(of: receipt.rows.dropFirst(total + 1)))
  }

  /// The receipt of the ride that is shown, as one text.
  func receiptText(_ strings: Strings) -> String? {
    guard let (ride, number) = shownRide else { return nil }
    return receipt(of: ride, number: number, Wording(strings, tariff: ride.tariff, units: settings.units))?.text
  }
}
