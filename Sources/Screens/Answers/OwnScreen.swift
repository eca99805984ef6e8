import Almanac
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// The list of the reader's own tariffs.
package struct OwnListScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// What they are good for.
  package let hint: String
  /// Each with the way to it.
  package let rows: [SettingsScreen.Row]
  /// What is said where there are none.
  package let none: String?
  /// What can be done.
  package let buttons: [ButtonContent]
  /// What the reader must know.
  package let notices: [NoticeContent]
}

/// A tariff that is filled in as a form.
package struct OwnScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The parts of the form.
  package let parts: [FormPart]
  /// What it comes to.
  package let result: Result
  /// What can be done.
  package let buttons: [ButtonContent]
  /// What the reader must know.
  package let notices: [NoticeContent]

  /// What the form comes to.
  package struct Result: Sendable {
    /// What the demo ride costs, or that something is missing.
    package let head: String
    /// More about it.
    package let detail: String?
    /// The key that leads to the first fault; nil without one.
    package let first: ButtonContent?
    /// The week of its rates; nil while something is missing.
    package let week: AnswerPicture?
    /// The words over the words.
    package let wordsTitle: String
    /// The tariff in words; empty while something is missing.
    package let words: [TariffWords.Row]
  }
}

extension AnswersState {
  func ownListScreen(_ strings: Strings) -> OwnListScreen {
    let rows = own.current.map { SettingsScreen.Row.link(.answer(.own($0.id)), label: $0.city) }
    return OwnListScreen(
      title: strings.text(.ownTitle), back: strings.text(.navBack), hint: strings.text(.ownHint),
      rows: rows, none: rows.isEmpty ? strings.text(.ownNone) : nil,
      buttons: [
        ButtonContent(key: .answer(.newTariff), label: strings.text(.ownNew), isPrimary: true),
        ButtonContent(key: .answer(.importTariff), label: strings.text(.ownImport)),
      ], notices: refusal(strings))
  }

  private func refusal(_ strings: Strings) -> [NoticeContent] {
    guard let refused else { return [] }
    return [
      NoticeContent(id: "refused", tone: .danger, text: strings.text(.ownRefused, ["reason": refused]))
    ]
  }

  func ownScreen(_ own: OwnForm, _ strings: Strings) -> OwnScreen {
    let words = Wording(strings, tariff: own.outcome.tariff, units: units)
    let content = OwnFormContent(
      form: own.form, outcome: own.outcome, showsAll: own.showsAll, strings: strings, formats: words.formats,
      calendars: calendars)
    let city = FormText.trimmed(own.form[.file(.city)])
    var buttons = [ButtonContent(key: .answer(.saveTariff), label: strings.text(.ownSave), isPrimary: !own.isSaved)]
    if own.outcome.isSound {
      buttons.append(ButtonContent(key: .answer(.exportTariff), label: strings.text(.ownExport)))
      if own.isSaved {
        buttons.append(ButtonContent(key: .answer(.useTariff), label: strings.text(.ownUse), isPrimary: true))
      }
    }
    if isKept(own) { buttons.append(ButtonContent(key: .answer(.askToDelete), label: strings.text(.ownDelete))) }
    return OwnScreen(
      title: city.isEmpty ? strings.text(.ownNew) : city, back: strings.text(.navBack), parts: content.parts,
      result: result(own, words), buttons: buttons, notices: notices(own, strings))
  }

  func isKept(_ form: OwnForm) -> Bool { own.offers(form.form.id) }

  private func notices(_ own: OwnForm, _ strings: Strings) -> [NoticeContent] {
    if own.asksToDelete {
      return [
        NoticeContent(
          id: "delete", tone: .danger, title: strings.text(.ownDelete), text: strings.text(.ownDeleteSure),
          buttons: [
            ButtonContent(key: .answer(.deleteTariff), label: strings.text(.ownDelete)),
            ButtonContent(key: .answer(.escape), label: strings.text(.navCancel)),
          ])
      ]
    }
    return own.isSaved ? [NoticeContent(id: "saved", tone: .good, text: strings.text(.ownSaved))] : []
  }

  private func result(_ own: OwnForm, _ words: Wording) -> OwnScreen.Result {
    let strings = words.strings
    let faults = own.outcome.faults.filter { !$0.isWarning }
    guard let tariff = own.outcome.tariff, faults.isEmpty, let edition = tariff.editions.last else {
      return OwnScreen.Result(
        head: strings.text(.ownFaults, count: Int64(max(1, faults.count))), detail: nil,
        first: ButtonContent(key: .answer(.firstFault), label: strings.text(.ownFirst)), week: nil,
        wordsTitle: strings.text(.ownWords), words: [])
    }
    let rows = TariffWords(tariff: tariff, edition: edition, steps: 5, strings: strings, formats: words.formats).rows
    guard let bill = AnswersState.tried(tariff, edition, calendar: library.calendar(of: tariff), at: now) else {
      return OwnScreen.Result(
        head: "", detail: nil, first: nil, week: nil, wordsTitle: strings.text(.ownWords), words: rows)
    }
    let week = WeekPicture(
      edition, from: tariff.zone.local(of: now).date, strings: strings, formats: words.formats,
      width: min(widePictureWidth, 400))
    return OwnScreen.Result(
      head: strings.text(.ownTried, ["amount": words.money(bill.total, tariff)]),
      detail: strings.text(
        .ownTriedHow,
        [
          "distance": words.formats.distance(bill.distance), "duration": words.formats.duration(bill.stop - bill.start),
          "steps": words.formats.integer(bill.increments),
        ]), first: nil,
      week: edition.rates.count > 1 ? AnswerPicture(title: week.title, drawing: week.drawing) : nil,
      wordsTitle: strings.text(.ownWords), words: rows)
  }

  /// The demo ride by a tariff, from now on.
  private static func tried(
    _ tariff: Tariff, _ edition: Edition, calendar: HolidayCalendar?, at now: Instant
  ) -> Bill? {
    let fixes = DemoRide(around: tariff.centre, start: now).fixes
    return Meter(edition: edition, zone: tariff.zone, calendar: calendar).bill(of: Course(recorded: fixes))
  }
}
