import Almanac
import Drawing
import Receipts
import Tariffs
import Taximeter
import Words

extension AnswersState {
  /// Passes the picture of the room on, or has it kept as a file.
  mutating func sharePicture(_ turn: inout Turn) {
    guard let strings = library.strings, let fonts, let sheet = sheet(strings) else { return }
    let file = PictureFile(
      sheet.drawing, pages: [sheet.drawing], title: sheet.title, language: strings.language, fonts: fonts)
    turn.perform(
      .picture(
        PictureTask(
          isShared: device.shares, name: sheet.name + ".png", title: sheet.title, text: file.text,
          png: file.bytes(.png))))
  }

  /// The sheet of the room that is shown, to share or to keep.
  private func sheet(_ strings: Strings) -> (drawing: Drawing, title: String, name: String)? {
    switch room {
    case .elsewhere:
      guard let comparison, let ride else { return nil }
      let words = Wording(strings, tariff: ride.tariff, units: units)
      let picture = ComparisonPicture(
        comparison, own: ride.tariff.id, strings: strings, formats: words.formats)
      return (picture.drawing, picture.title, "flagfall-elsewhere-" + day(of: ride))
    case .why:
      guard let ride else { return nil }
      let words = Wording(strings, tariff: ride.tariff, units: units)
      let sheet = ExplanationSheet(
        ExplanationSheet.Ride(
          tariff: ride.tariff, edition: ride.edition, bill: ride.bill, increments: ride.increments,
          fixes: ride.meter.usedFixes, zone: ride.zone), strings: strings, formats: words.formats)
      return (sheet.drawing, sheet.title, "flagfall-why-" + day(of: ride))
    case .tariff(let id):
      guard let tariff = library.tariff(id) else { return nil }
      let words = Wording(strings, tariff: tariff, units: units)
      let day = tariff.zone.local(of: now).date
      let sheet = TariffSheet(
        tariff, edition: tariff.edition(on: day), calendar: library.calendar(of: tariff), on: day, steps: 10,
        strings: strings, formats: words.formats)
      return (sheet.drawing, sheet.title, "flagfall-" + id)
    default: return nil
    }
  }

  private func day(of ride: AnsweredRide) -> String { ride.zone.local(of: ride.bill.start).date.iso8601 }
}
