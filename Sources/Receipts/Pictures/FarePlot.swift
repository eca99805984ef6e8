import Almanac
import Drawing
import Taximeter
import Units
import Words

/// Where the parts of a fare's chart stand, and how each is drawn.
struct FarePlot {
  private let curve: FareCurve
  private let bill: Bill
  private let sums: [(at: Money, text: String)]
  private let times: [(at: Instant, text: String)]
  private let left: Double
  private let right: Double
  private let top: Double
  private let base: Double
  private let column: Box
  private let total: String
  /// The height of all of it.
  let height: Double

  private static let size = Canvas.Size.small
  private static let columnWidth = 40.0

  init(
    _ curve: FareCurve, bill: Bill, currency: Currency, zone: Zone, formats: Formats,
    width: Double
  ) {
    self.curve = curve
    self.bill = bill
    let most = max(bill.total, bill.fare, curve.last)
    let sums = NiceTicks.sums(upTo: most)
    self.sums = Array(zip(sums, NiceTicks.texts(sums, currency: currency, formats: formats))).map { ($0, $1) }
    let labels = self.sums.map { Canvas.width(of: $0.text, size: FarePlot.size) }.max() ?? 0
    let plot = width < PictureWidth.narrow ? 190.0 : 260.0
    left = labels + 10
    total = formats.money(bill.total, in: currency, sign: .local)
    // As wide as the sum above it.
    let columnWidth = max(FarePlot.columnWidth, Canvas.width(of: total, size: Canvas.Size.text))
    right = width - columnWidth - 16
    top = curve.rateChanges.isEmpty ? 36 : 58
    base = top + plot
    column = Box(x: width - columnWidth, y: top, width: columnWidth, height: plot)
    times = NiceTicks.times(
      from: curve.start, to: curve.stop, zone: zone, formats: formats, room: right - left, size: FarePlot.size)
    height = base + 28
  }

  /// Where the curve is drawn.
  var box: Box { Box(x: left, y: top, width: right - left, height: base - top) }

  private func x(_ time: Instant) -> Double {
    let span = max(1, (curve.stop - curve.start).milliseconds)
    let into = min(max(0, (time - curve.start).milliseconds), span)
    return left + Share(into, of: span)(right - left)
  }

  /// How high a sum is on the scale.
  private func level(_ sum: Money) -> Share {
    let most = sums.last?.at ?? sum
    return min(sum, most).share(of: most)
  }

  private func y(_ level: Share) -> Double { base - level(base - top) }

  // MARK: - The parts, from the bottom up

  func drawGrid(on canvas: inout Canvas, sign: String) {
    canvas.fill(Box(x: left, y: top, width: right - left, height: base - top), .panel)
    for sum in sums {
      let y = y(level(sum.at))
      canvas.fill(Box(x: left, y: y - 0.5, width: right - left, height: 1), .grid)
      canvas.write(sum.text, size: FarePlot.size, at: left - 8, y + 4, .right, .medium, .faint)
    }
    canvas.write(sign, size: FarePlot.size, at: left - 8, top - 14, .right, .medium, .faint)
    for time in times {
      let x = x(time.at)
      canvas.fill(Box(x: x - 0.5, y: base, width: 1, height: 6), .faint)
      let half = Canvas.width(of: time.text, size: FarePlot.size) / 2
      guard x - half >= 0, x + half <= canvas.width else { continue }
      canvas.write(time.text, size: FarePlot.size, at: x, base + 20, .middle, .medium, .faint)
    }
  }

  func drawSurfaces(on canvas: inout Canvas) {
    let foot = y(level(curve.atStart))
    for run in curve.runs {
      var columns: [FareProfile.Column] = []
      var (from, fare) = (run.from, run.before)
      for step in run.steps {
        columns.append(FareProfile.Column(from: x(from), to: x(step.time), top: y(level(fare))))
        (from, fare) = (step.time, step.fare)
      }
      canvas.add(
        FareProfile(columns: columns, base: foot).operations(
          run.cause.paint, run.cause.texture, ground: run.cause.ground))
    }
    canvas.fill(Box(x: left, y: foot, width: right - left, height: base - foot), .initial)
    canvas.fill(Box(x: left, y: base - 0.75, width: right - left, height: 1.5), .ink)
  }

  /// A strip above the chart with the lamp of each rate from where it counts on, and dashes down from each change.
  func drawRates(on canvas: inout Canvas, lamps: [String]) {
    let changes = curve.rateChanges
    guard !changes.isEmpty else { return }
    let strip = top - 28
    var begins = [(x: left, rate: curve.firstRate)]
    for change in changes { begins.append((x(change.at), change.rate)) }
    for (index, begin) in begins.enumerated() {
      let end = index + 1 < begins.count ? begins[index + 1].x : right
      canvas.fill(Box(x: begin.x, y: strip, width: end - begin.x, height: 18), .rate(begin.rate))
      if end - begin.x >= 18 { canvas.letter(lamps[begin.rate], at: Point(x: (begin.x + end) / 2, y: strip + 9)) }
      guard index > 0 else { continue }
      var dashes = Path()
      for y in stride(from: strip + 18, to: base, by: 8) {
        dashes.append(Box(x: begin.x - 0.75, y: y, width: 1.5, height: min(4.5, base - y)))
      }
      canvas.fill(dashes, .accent)
    }
  }

  func drawCurve(on canvas: inout Canvas) {
    var points = [Point(x: x(curve.start), y: y(level(curve.atStart)))]
    var fare = curve.atStart
    for step in curve.steps {
      points.append(Point(x: x(step.time), y: y(level(fare))))
      points.append(Point(x: x(step.time), y: y(level(step.fare))))
      fare = step.fare
    }
    points.append(Point(x: x(curve.stop), y: y(level(fare))))
    canvas.line(points, width: 2, .ink)
    canvas.fill(RouteLine.disc(at: Point(x: x(curve.stop), y: y(level(fare))), radius: 4.5), .ink)
  }

  /// A line down through a time, and a ring around what the display showed then.
  func drawMark(at time: Instant, _ fare: Money, on canvas: inout Canvas) {
    let place = Point(x: x(time), y: y(level(fare)))
    canvas.fill(Box(x: place.x - 1, y: top, width: 2, height: base - top), .accent)
    canvas.fill(RouteLine.disc(at: place, radius: 8), .accent)
    canvas.fill(RouteLine.disc(at: place, radius: 4.5), .paper)
  }

  /// The column of the total's parts, and the total above it.
  func drawTotal(on canvas: inout Canvas) {
    var before = Money.zero
    for (part, amount) in bill.parts {
      let low = y(level(before))
      before = before + amount
      canvas.add(
        part.texture.operations(
          in: Box(x: column.x, y: y(level(before)), width: column.width, height: low - y(level(before))), part.paint))
    }
    canvas.fill(Box(x: column.x, y: base - 0.75, width: column.width, height: 1.5), .ink)
    canvas.write(total, at: column.x + column.width / 2, y(level(bill.total)) - 9, .middle, .extraBold)
  }
}
