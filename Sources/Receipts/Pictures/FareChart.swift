import Almanac
import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// The fare over the time of a ride: every step of the display, on ground coloured by what earned it.
///
/// The charge at the start lies below all of it; beside it stands a column with the parts of the total. A change of rate is
/// a dashed line with the rate's lamp.
package struct FareChart: Sendable {
  /// The picture, without a sheet below it.
  package let drawing: Drawing
  /// The part of the picture over which the ride's time runs from left to right.
  package let plot: Box
  /// What it is, for those who listen.
  package let title: String

  /// Draws a bill and its curve.
  ///
  /// - Parameters:
  ///   - curve: The steps.
  ///   - bill: What the ride cost.
  ///   - tariff: The tariff, for its currency.
  ///   - edition: The edition, for its rates.
  ///   - zone: By whose clock times are told.
  ///   - strings: The words.
  ///   - formats: The language's numbers.
  ///   - marked: A time to be marked, with what the display showed then; nil for none.
  ///   - width: How wide it is, ``PictureWidth/least`` at least.
  package init(
    _ curve: FareCurve, bill: Bill, tariff: Tariff, edition: Edition, zone: Zone, strings: Strings, formats: Formats,
    marked: (at: Instant, fare: Money)? = nil,
    width: Double = PictureWidth.sheet
  ) {
    title = strings.text(.pictureFareOverTime)
    let plot = FarePlot(curve, bill: bill, currency: tariff.currency, zone: zone, formats: formats, width: width)
    self.plot = plot.box
    var canvas = Canvas(width: width, margin: 0)
    plot.drawGrid(on: &canvas, sign: formats.sign(of: tariff.currency, .local))
    plot.drawSurfaces(on: &canvas)
    plot.drawRates(on: &canvas, lamps: edition.rates.map { $0.lamp })
    plot.drawCurve(on: &canvas)
    if let marked { plot.drawMark(at: marked.at, marked.fare, on: &canvas) }
    plot.drawTotal(on: &canvas)
    canvas.y = plot.height
    var entries = [FarePart.initial, .minimum, .extras].filter { part in bill.parts.contains { $0.part == part } }
      .map { PictureLegend.Entry(paint: $0.paint, texture: $0.texture, text: strings.text($0.phrase)) }
    let causes = curve.causes.map {
      PictureLegend.Entry(paint: $0.paint, texture: $0.texture, text: strings.text($0.phrase), ground: $0.ground)
    }
    entries.insert(contentsOf: causes, at: min(1, entries.count))
    if !curve.rateChanges.isEmpty {
      var seen: [Int] = []
      for rate in [curve.firstRate] + curve.rateChanges.map({ $0.rate }) where !seen.contains(rate) {
        seen.append(rate)
      }
      entries += seen.map { rate in
        PictureLegend.Entry(
          paint: .rate(rate), texture: .plain, text: edition.rates[rate].name.text(in: formats.language.tag),
          letter: edition.rates[rate].lamp)
      }
    }
    canvas.y += 8
    PictureLegend(entries).draw(on: &canvas)
    drawing = canvas.drawing
  }
}
