import Almanac
import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// One ride in many cities, the cheapest first, as a picture to share.
///
/// A bar is as long as its sum among those that it can be compared with, and made of its parts.
package struct ComparisonPicture: Sendable {
  /// The picture on its sheet.
  package let drawing: Drawing
  /// The same on pages of A4; the sheet itself where it fits on one.
  package var pages: [Drawing] { SheetPages.cut(drawing, title: title) }
  /// What it is, for those who listen.
  package let title: String

  /// Draws a comparison that has been sorted.
  ///
  /// - Parameters:
  ///   - comparison: The ride in its cities.
  ///   - own: The identifier of the tariff that the ride was made under; its city is marked.
  ///   - strings: The words.
  ///   - formats: The language's numbers, with the customs of the ride's own place.
  ///   - width: How wide the sheet is, ``PictureWidth/phone`` at least.
  package init(
    _ comparison: Comparison, own: String?, strings: Strings, formats: Formats, width: Double = PictureWidth.sheet
  ) {
    title = strings.text(.pictureEverywhere)
    var canvas = Canvas(width: width, margin: PictureWidth.margin(width))
    canvas.heading(title)
    let begin = comparison.clock.local(of: comparison.course.start)
    canvas.paragraph(
      "\(formats.date(begin.date, .full))\(formats.comma)\(formats.time(begin.time))", size: Canvas.Size.text, .medium,
      .faint)
    canvas.paragraph(
      [
        formats.distance(comparison.course.distance),
        formats.duration(comparison.course.stop - comparison.course.start),
      ].joined(separator: " · "), size: Canvas.Size.large, .extraBold)
    let rows = ComparisonRows(comparison, own: own, formats: formats)
    canvas.y += 12
    ComparisonTiles(rows, own: own, strings: strings).draw(on: &canvas)
    let used = FarePart.allCases.filter { part in
      comparison.cities.contains { city in city.bill.parts.contains { $0.part == part } }
    }
    PictureLegend(used, strings: strings).draw(on: &canvas)
    for group in rows.groups {
      canvas.y += 10
      rows.draw(group, on: &canvas)
    }
    canvas.y += 14
    if rows.groups.count > 1 {
      canvas.paragraph(strings.text(.pictureNotCompared), size: Canvas.Size.small, .medium, .faint)
    }
    canvas.footing([strings.text(.picturePublished), strings.text(.receiptNotFiscal)])
    drawing = canvas.sheet
  }
}

extension Canvas {
  /// Squares across and a title in large letters.
  mutating func heading(_ title: String) {
    y += margin
    squares()
    y += 14
    let lines = Canvas.lines(of: title, size: Size.title, width: room)
    for line in lines {
      write(line, size: Size.title, at: margin, y + Size.title, .left, .extraBold)
      y += Size.title * 1.2
    }
    y += 8
  }

  /// Small sentences at the end of a sheet.
  mutating func footing(_ sentences: [String]) {
    y += 6
    rule()
    y += 8
    for sentence in sentences { paragraph(sentence, size: Size.small, .medium, .faint) }
    y += margin - 6
  }
}
