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
  /// The same on pages of A4; the sheet itself where it fits on one.
  package var pages: [Drawing] {
    drawing.height > SheetPages.height(drawing.width)
      ? SheetPages.headed(flow.pages(from: begun, footing: footing), title: title) : [drawing]
  }
  /// What it is, for those who listen.
  package let title: String

  /// The sheet down to where the blocks begin.
  private let begun: Canvas
  private let flow: BlockFlow
  private let footing: [String]

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
    begun = canvas
    flow = BlockFlow(blocks, on: canvas)
    footing = [strings.text(.pictureMade)]
    var sheet = canvas
    flow.draw(on: &sheet)
    sheet.footing(footing)
    drawing = sheet.sheet
  }
}
