import Almanac
import Drawing
import Tariffs
import Taximeter
import Track
import Units
import Words

/// Why a ride costs what it costs, on one sheet: the fare over time, the way by its speeds, and the sums.
package struct ExplanationSheet: Sendable {
  /// A ride that was priced.
  package struct Ride: Sendable {
    /// The tariff.
    package let tariff: Tariff
    /// The edition by which it was priced.
    package let edition: Edition
    /// What it cost.
    package let bill: Bill
    /// Every step of the display.
    package let increments: [Increment]
    /// The positions that were used, in order.
    package let fixes: [Fix]
    /// By whose clock times are told.
    package let zone: Zone

    /// Gathers what the sheet tells: the bill, the steps of the display, the positions that were used.
    package init(
      tariff: Tariff, edition: Edition, bill: Bill, increments: [Increment], fixes: [Fix], zone: Zone
    ) {
      self.tariff = tariff
      self.edition = edition
      self.bill = bill
      self.increments = increments
      self.fixes = fixes
      self.zone = zone
    }
  }

  /// The picture on its sheet.
  package let drawing: Drawing
  /// The same on pages of A4; the sheet itself where it fits on one.
  package var pages: [Drawing] { SheetPages.cut(drawing, title: title) }
  /// What it is, for those who listen.
  package let title: String

  /// Draws a ride, ``PictureWidth/least`` wide at least.
  package init(_ ride: Ride, strings: Strings, formats: Formats, width: Double = PictureWidth.sheet) {
    title = strings.text(.pictureWhy)
    let (tariff, edition, bill) = (ride.tariff, ride.edition, ride.bill)
    var canvas = Canvas(width: width, margin: PictureWidth.margin(width))
    canvas.heading(title)
    let begin = ride.zone.local(of: bill.start)
    let end = ride.zone.local(of: bill.stop)
    canvas.paragraph(
      "\(tariff.city.text(in: formats.language.tag))\(formats.comma)\(strings.text(.rateEdition, ["date": formats.date(edition.from)]))",
      size: Canvas.Size.large, .extraBold)
    canvas.paragraph(
      "\(formats.date(begin.date, .full))\(formats.comma)\(formats.time(begin.time))–\(formats.time(end.time))",
      .medium, .faint)
    canvas.paragraph(
      [
        formats.distance(bill.distance), formats.duration(bill.stop - bill.start),
        "\(strings.text(.rideWaiting)) \(formats.stopwatch(bill.waiting))",
      ].joined(separator: " · "), .medium, .faint)
    canvas.y += 12
    canvas.total(strings.text(.rideTotal), bill.total, in: tariff.currency, formats: formats)
    canvas.y += 22
    let curve = FareCurve(edition: edition, bill: bill, increments: ride.increments)
    let chart = FareChart(
      curve, bill: bill, tariff: tariff, edition: edition, zone: ride.zone, strings: strings, formats: formats,
      width: canvas.room)
    canvas.section(chart.title)
    canvas.place(chart.drawing)
    let route = SpeedRoute(
      through: ride.fixes, curve: curve, edition: edition, strings: strings, formats: formats, width: canvas.room)
    if let route {
      canvas.y += 18
      canvas.section(route.title)
      canvas.y += 6
      canvas.place(route.drawing)
    }
    canvas.y += 18
    SumLines(ride, strings: strings, formats: formats).draw(on: &canvas)
    let silence = bill.gaps.reduce(Elapsed.zero) { $0 + ($1.to - $1.from) }
    let gaps =
      bill.gaps.isEmpty
      ? strings.text(.receiptNoGaps)
      : strings.text(.receiptGaps, count: Int64(bill.gaps.count), ["duration": formats.duration(silence)])
    canvas.y += 10
    canvas.footing([gaps, strings.text(.receiptNotFiscal), strings.text(.receiptNotProof)])
    drawing = canvas.sheet
  }
}

extension Canvas {
  /// The name of a part of a sheet.
  mutating func section(_ name: String) {
    paragraph(name, size: Size.large, .extraBold)
    y += 2
  }

  /// Puts a picture between the margins, and goes down past it.
  mutating func place(_ drawing: Drawing) {
    add(drawing.operations, at: Point(x: margin, y: y))
    y += drawing.height
  }
}
