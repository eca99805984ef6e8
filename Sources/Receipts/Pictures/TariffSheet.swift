import Almanac
import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// A tariff on one sheet: the week in a picture, its rates in words with their steps, holidays, sources.
package struct TariffSheet: Sendable {
  /// The picture on its sheet.
  package let drawing: Drawing
  /// What it is, for those who listen.
  package let title: String

  private static let gap = 28.0

  /// Draws an edition of a tariff; of a city that is not offered, says why.
  ///
  /// - Parameters:
  ///   - tariff: The tariff.
  ///   - edition: One of its editions; nil where there is none.
  ///   - calendar: The holidays that it asks for.
  ///   - day: The day whose year's holidays are listed, and from which on a week is looked at.
  ///   - steps: How many steps of each rate's display.
  ///   - strings: The words.
  ///   - formats: The language's numbers, with the customs of the place.
  ///   - width: How wide the sheet is, ``PictureWidth/least`` at least.
  package init(
    _ tariff: Tariff, edition: Edition?, calendar: HolidayCalendar?, on day: CivilDate, steps: Int, strings: Strings,
    formats: Formats, width: Double = PictureWidth.sheet
  ) {
    let words = TariffWords(tariff: tariff, edition: edition, steps: steps, strings: strings, formats: formats)
    let city = tariff.city.text(in: formats.language.tag)
    title = "\(strings.text(.receiptTariff)): \(city)"
    var canvas = Canvas(width: width, margin: PictureWidth.margin(width))
    canvas.heading(city)
    var blocks = TariffBlock.blocks(of: words, rates: edition?.rates ?? [])
    if !blocks.isEmpty { blocks.removeFirst().draw(on: &canvas) }
    if let edition {
      canvas.y += 18
      let week = WeekPicture(edition, from: day, strings: strings, formats: formats, width: canvas.room)
      canvas.section(week.title)
      canvas.place(week.drawing)
    }
    if let calendar, let holidays = TariffBlock(holidays: calendar, in: day.year, strings: strings, formats: formats) {
      blocks.insert(holidays, at: max(0, blocks.count - 1))
    }
    canvas.y += 12
    TariffSheet.flow(blocks, on: &canvas)
    canvas.footing([strings.text(.pictureMade)])
    drawing = canvas.sheet
  }

  /// Puts blocks below each other, in two columns about as long where there is room for two.
  private static func flow(_ blocks: [TariffBlock], on canvas: inout Canvas) {
    let isNarrow = canvas.width < PictureWidth.narrow
    let width = isNarrow ? canvas.room : (canvas.room - gap) / 2
    let units = blocks.flatMap { $0.units(width: width) }
    let all = units.reduce(0) { $0 + $1.drawing.height }
    var (split, shortest, left) = (units.count, all, 0.0)
    for (index, unit) in units.enumerated() where !isNarrow {
      left += unit.drawing.height
      // A part is kept whole where that makes the sheet hardly longer.
      let longer = max(left, all - left)
      let best = unit.end == .part ? longer - all * 0.06 : longer
      if unit.end != .none, best < shortest { (split, shortest) = (index + 1, best) }
    }
    let heights = [units[..<split], units[split...]].map { $0.reduce(0) { $0 + $1.drawing.height } }
    let top = canvas.y
    for (index, unit) in units.enumerated() {
      if index == split { canvas.y = top }
      let x = canvas.margin + (index < split ? 0 : width + gap)
      canvas.add(unit.drawing.operations, at: Point(x: x, y: canvas.y))
      canvas.y += unit.drawing.height
    }
    canvas.y = top + (heights.max() ?? 0)
  }
}
