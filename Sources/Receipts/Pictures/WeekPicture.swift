import Almanac
import Drawing
import Tariffs
import Words

/// Which rate holds when: a row for each day of the week and one for public holidays, the hours across.
///
/// A rate is a colour with its lamp's letter on it.
package struct WeekPicture: Sendable {
  /// The picture, without a sheet below it.
  package let drawing: Drawing
  /// What it is, for those who listen.
  package let title: String

  private static let row = 22.0
  private static let size = Canvas.Size.small

  /// Draws the week of an edition.
  ///
  /// - Parameters:
  ///   - edition: The rates and their windows.
  ///   - day: The day from which on a week is looked at, for windows that hold in a part of the year only.
  ///   - strings: The words.
  ///   - formats: The language's names and times.
  ///   - width: How wide it is, ``PictureWidth/least`` at least.
  package init(
    _ edition: Edition, from day: CivilDate, strings: Strings, formats: Formats, width: Double = PictureWidth.sheet
  ) {
    title = strings.text(.pictureWeek)
    let week = WeekRates(edition: edition, from: day)
    var canvas = Canvas(width: width, margin: 0)
    let isNarrow = width < PictureWidth.narrow
    let names = week.days.map { WeekPicture.name(of: $0.day, strings: strings, formats: formats, isShort: isNarrow) }
    let most = width * 0.45
    let left = min(most, names.map { Canvas.width(of: $0, size: WeekPicture.size) }.max() ?? 0) + 10
    let room = canvas.width - left
    func x(_ minute: Int) -> Double { left + Double(minute) / 1440 * room }
    WeekPicture.hours(on: &canvas, left: left, room: room, formats: formats)
    canvas.y = 20
    for (name, day) in zip(names, week.days) {
      if case .weekday = day.day {} else if case .weekday(.sunday)? = week.days.dropLast().last?.day { canvas.y += 6 }
      let size = Canvas.size(fitting: name, into: left - 10, from: WeekPicture.size)
      canvas.write(name, size: size, at: left - 10, canvas.y + 15, .right)
      for span in day.spans {
        let box = Box(
          x: x(span.from) + 0.5, y: canvas.y, width: x(span.to) - x(span.from) - 1, height: WeekPicture.row - 3)
        canvas.fill(box, .rate(span.rate))
        if box.width >= 16 {
          canvas.letter(edition.rates[span.rate].lamp, at: Point(x: box.x + box.width / 2, y: box.y + box.height / 2))
        }
      }
      canvas.y += WeekPicture.row
    }
    canvas.y += 6
    let entries = week.rates.map { rate in
      PictureLegend.Entry(
        paint: .rate(rate), texture: .plain, text: edition.rates[rate].name.text(in: formats.language.tag),
        letter: edition.rates[rate].lamp)
    }
    PictureLegend(entries).draw(on: &canvas)
    drawing = canvas.drawing
  }

  /// The hours above the rows, as many as have room beside each other.
  private static func hours(on canvas: inout Canvas, left: Double, room: Double, formats: Formats) {
    let widest = (0...24).map { Canvas.width(of: text(ofHour: $0, formats: formats), size: size) }.max() ?? 0
    // The first and the last stand within the row: they come nearer to their neighbours by half of their width.
    let step = [3, 6, 12].first { Double($0) / 24 * room >= widest * 1.5 + 6 } ?? 24
    for hour in stride(from: 0, through: 24, by: step) {
      let side: Canvas.Side = hour == 0 ? .left : hour == 24 ? .right : .middle
      canvas.write(
        text(ofHour: hour, formats: formats), size: size, at: left + Double(hour) / 24 * room, 12, side, .medium,
        .faint)
    }
  }

  /// An hour as a clock has it, without its minutes; midnight ends the day as 24 does.
  private static func text(ofHour hour: Int, formats: Formats) -> String {
    guard formats.clock == .halfDay else { return "\(hour)" }
    return CivilTime(hour: hour % 24, minute: 0).map { formats.time($0) } ?? ""
  }

  private static func name(
    of day: WeekRates.Day, strings: Strings, formats: Formats, isShort: Bool
  ) -> String {
    switch day {
    case .weekday(let weekday): formats.name(of: weekday, isShort ? .short : .full)
    case .eve: strings.text(.pictureEve)
    case .holiday: strings.text(.pictureHoliday)
    }
  }
}
