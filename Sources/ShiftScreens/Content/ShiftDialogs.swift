import Shift
import Units
import Words

extension ShiftState {
  func dialogContent(_ words: ShiftWords) -> ShiftDialog? {
    guard let dialog else { return nil }
    let close = ShiftButton(.escape, words(.navCancel))
    switch dialog {
    case .pause:
      return ShiftDialog(
        title: words(.shiftPauseTitle), lines: [words(.shiftPauseHint)], field: nil,
        buttons: [
          ShiftButton(.day(.rest), words(.shiftPauseRest)), ShiftButton(.day(.meal), words(.shiftPauseMeal)),
          ShiftButton(.day(.nap), words(.shiftPauseNap)),
        ], close: close)
    case .cancel:
      return ShiftDialog(
        title: words(.shiftCancelTitle), lines: [words(.shiftCancelHint)], field: nil,
        buttons: [ShiftButton(.day(.cancel), words(.shiftCancelYes))], close: close)
    case .noShow:
      return ShiftDialog(
        title: words(.shiftNoShowTitle), lines: [words(.shiftNoShowHint)], field: nil,
        buttons: [ShiftButton(.day(.noShow), words(.shiftNoShowYes))], close: close)
    case .end:
      return ShiftDialog(
        title: words(.shiftEndTitle), lines: [words(.shiftEndHint)], field: nil,
        buttons: [ShiftButton(.day(.returning), words(.shiftEndYes))], close: close)
    case .incident:
      return ShiftDialog(
        title: words(.shiftKeyIncident), lines: [words(.shiftIncidentHint)],
        field: (.text, words(.shiftIncidentLabel), text),
        buttons: [ShiftButton(.write, words(.shiftWrite), isDisabled: text.isEmpty)], close: close)
    case .correction:
      return ShiftDialog(
        title: words(.shiftCorrectTitle, ["number": "\(corrected ?? 0)"]), lines: [words(.shiftCorrectHint)],
        field: (.text, words(.shiftCorrectLabel), text),
        buttons: [ShiftButton(.write, words(.shiftWrite), isDisabled: text.isEmpty)], close: close)
    case .reading: return readingDialog(words, close)
    }
  }

  private func readingDialog(_ words: ShiftWords, _ close: ShiftButton) -> ShiftDialog? {
    guard let day, let value = odometer.value, let start = day.duty.odometerStart,
      let way = Odometer(start: start, limit: day.duty.limit)?.way(to: value)
    else { return nil }
    let lines = questions.map { question in
      switch question {
      case .rolledOver: words(.shiftAskRolledOver, ["reading": ShiftState.padded(start)])
      case .beyondLimit:
        words(.shiftAskBeyond, ["distance": kilometres(way, words), "limit": kilometres(day.duty.limit, words)])
      case .disagrees:
        words(.shiftAskDisagrees, ["distance": kilometres(way, words), "known": words.way(day.driven)])
      }
    }
    return ShiftDialog(
      title: words(.shiftAskTitle, ["reading": ShiftState.padded(value)]), lines: lines, field: nil,
      buttons: [ShiftButton(.confirmReading, words(.shiftAskYes))], close: ShiftButton(.escape, words(.shiftAskNo)))
  }

  func kilometres(_ count: Int64, _ words: ShiftWords) -> String {
    words.formats.distance(.metres(count * 1000), in: .kilometres)
  }
}
