import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// The sums of a bill, a line each, amounts below each other; they add up to the total.
struct SumLines {
  private let lines: [(label: String, amount: String)]
  private let total: (label: String, amount: String)

  init(_ ride: ExplanationSheet.Ride, strings: Strings, formats: Formats) {
    let (bill, currency) = (ride.bill, ride.tariff.currency)
    var sums: [(String, Money)] = [
      (strings.text(.receiptInitial), bill.initial), (strings.text(.rideDistance), bill.byDistance),
      (strings.text(.rideWaiting), bill.byTime), (strings.text(.receiptMinimum), bill.minimumRaise),
    ]
    for line in bill.supplements {
      let name = ride.edition.supplements[line.supplement].name.text(in: formats.language.tag)
      sums.append((line.count > 1 ? "\(line.count) × \(name)" : name, line.amount))
    }
    sums += [
      (strings.text(.rideDiscount), bill.discount), (strings.text(.receiptRounding), bill.rounding),
    ]
    lines = sums.filter { $0.1 != .zero }.map { ($0.0, formats.amount($0.1, in: currency)) }
    total = (strings.text(.rideTotal), formats.money(bill.total, in: currency))
  }

  /// Draws them across the room, and goes down past them.
  func draw(on canvas: inout Canvas) {
    canvas.rule(.ink)
    canvas.y += 8
    for line in lines {
      let room = canvas.room - Canvas.width(of: line.amount, size: Canvas.Size.text) - 20
      for text in Canvas.lines(of: line.label, size: Canvas.Size.text, width: room) {
        canvas.write(text, at: canvas.margin, canvas.y + 14)
        canvas.y += 22
      }
      canvas.write(line.amount, at: canvas.right, canvas.y - 8, .right)
    }
    canvas.y += 2
    canvas.rule(.ink)
    canvas.y += 8
    canvas.write(total.label, size: 20, at: canvas.margin, canvas.y + 18, .left, .extraBold)
    canvas.write(total.amount, size: 20, at: canvas.right, canvas.y + 18, .right, .extraBold)
    canvas.y += 30
  }
}
