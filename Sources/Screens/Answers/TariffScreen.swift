import Almanac
import Receipts
import Tariffs
import Words

/// A city's tariff in words and pictures.
package struct TariffScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// Its week; nil where it has no rates by the clock to tell apart.
  package let week: AnswerPicture?
  /// The rows of its words.
  package let rows: [TariffWords.Row]
  /// What can be done with it.
  package let buttons: [ButtonContent]
  /// The ways on.
  package let links: [SettingsScreen.Row]
}

extension TariffScreen {
  /// What an address says that names no tariff.
  init(unknown name: String, _ strings: Strings) {
    title = name
    back = strings.text(.navBack)
    week = nil
    rows = [.line(strings.text(.tariffUnknown, ["name": name]))]
    buttons = []
    links = [.link(.cities, label: strings.text(.cityChoose))]
  }
}

extension AnswersState {
  func tariffScreen(_ tariff: Tariff, _ strings: Strings) -> TariffScreen {
    let words = Wording(strings, tariff: tariff, units: units)
    let day = tariff.zone.local(of: now).date
    let edition = tariff.edition(on: day)
    let week = edition.map {
      WeekPicture($0, from: day, strings: strings, formats: words.formats, width: widePictureWidth)
    }
    var rows = TariffWords(tariff: tariff, edition: edition, steps: 10, strings: strings, formats: words.formats).rows
    // Before the sources, which stand last.
    let end = rows.lastIndex { if case .section = $0 { true } else { false } } ?? rows.count
    rows.insert(contentsOf: holidayRows(of: tariff, in: day.year, words), at: end)
    return TariffScreen(
      title: words.text(tariff.city), back: strings.text(.navBack),
      week: week.map { AnswerPicture(title: $0.title, drawing: $0.drawing) },
      rows: rows,
      buttons: pictureButtons(strings),
      links: [
        .link(.meterOf(tariff.id), label: strings.text(.ownUse)),
        .link(.answer(.own(tariff.id)), label: strings.text(.ownCopy)),
      ])
  }

  /// The public holidays of a year, where the tariff asks for them.
  private func holidayRows(of tariff: Tariff, in year: Int, _ words: Wording) -> [TariffWords.Row] {
    let days = library.calendar(of: tariff)?.holidays(in: year) ?? []
    guard !days.isEmpty else { return [] }
    return [.section(words.strings.text(.pictureHolidays, ["year": "\(year)"]))]
      + days.map { day in
        .pair(
          label: words.formats.date(day.date, .dayAndMonth),
          value: day.holiday.name(in: words.formats.language.tag))
      }
  }
}
