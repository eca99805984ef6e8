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

extension AnswersState {
  func tariffScreen(_ tariff: Tariff, _ strings: Strings) -> TariffScreen {
    let words = Wording(strings, tariff: tariff, units: units)
    let day = tariff.zone.local(of: now).date
    let edition = tariff.edition(on: day)
    let week = edition.map {
      WeekPicture($0, from: day, strings: strings, formats: words.formats, width: widePictureWidth)
    }
    return TariffScreen(
      title: words.text(tariff.city), back: strings.text(.navBack),
      week: week.map { AnswerPicture(title: $0.title, drawing: $0.drawing) },
      rows: TariffWords(tariff: tariff, edition: edition, steps: 10, strings: strings, formats: words.formats).rows,
      buttons: pictureButtons(strings),
      links: [
        .link(.meterOf(tariff.id), label: strings.text(.ownUse)),
        .link(.answer(.own(tariff.id)), label: strings.text(.ownCopy)),
      ])
  }
}
