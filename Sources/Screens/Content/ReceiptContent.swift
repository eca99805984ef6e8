import Drawing
import Receipts
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  /// The receipt of a ride that was stopped; nil before.
  func receiptScreen(_ words: Wording) -> ReceiptScreen? {
    guard let ride, let bill = ride.meter.bill(), let paper = receiptPaper(words) else { return nil }
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
        ButtonContent(key: .downloadReceipt, label: strings.text(.receiptDownload) + " PDF"),
        ButtonContent(key: .downloadPicture, label: strings.text(.receiptDownload) + " PNG"),
        ButtonContent(key: .printReceipt, label: strings.text(.receiptPrint)),
        ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide)),
      ], notices: generalNotices(words))
  }

  /// The receipt of a ride that was stopped.
  private func receipt(_ words: Wording) -> Receipt? {
    guard let ride, let bill = ride.meter.bill(), let start = ride.meter.startTime else { return nil }
    return Receipt(
      tariff: ride.tariff, edition: ride.edition, bill: bill, zone: ride.tariff.zone,
      evidence: Receipt.Evidence(
        number: settings.receiptRide == start ? settings.receiptNumber : nil, discount: ride.meter.discount),
      strings: words.strings, formats: words.formats)
  }

  /// Its lines above the total and under it.
  private func receiptPaper(_ words: Wording) -> (head: [String], foot: [String])? {
    guard let receipt = receipt(words) else { return nil }
    let total = receipt.rows.firstIndex { if case .total = $0 { true } else { false } } ?? receipt.rows.count
    return (Receipt.lines(of: receipt.rows[..<total]), Receipt.lines(of: receipt.rows.dropFirst(total + 1)))
  }

  /// The receipt as one text.
  func receiptText(_ words: Wording) -> String? { receipt(words)?.text }
}
