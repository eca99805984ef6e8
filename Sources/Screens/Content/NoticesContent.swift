import Taximeter
import Track
import Units
import Words

extension AppState {
  /// What the reader must know on the meter.
  func meterNotices(_ view: MeterView, _ words: Wording) -> [NoticeContent] {
    var all = generalNotices(words)
    if let notice = receiverNotice(words) { all.append(notice) }
    if let notice = gapNotice(view, words) { all.append(notice) }
    if let notice = notificationNotice(words.strings) { all.append(notice) }
    return all
  }

  /// What the reader must know in every room.
  func generalNotices(_ words: Wording) -> [NoticeContent] {
    let strings = words.strings
    var all = notices.map { content($0, strings) }
    if unreadableLog != nil {
      all.append(
        NoticeContent(
          id: "unreadable-notice", tone: .danger, text: strings.text(.recoveryUnreadable),
          buttons: [ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide))]))
    }
    return all
  }

  private func content(_ notice: Notice, _ strings: Strings) -> NoticeContent {
    let close = ButtonContent(key: .dismiss, label: strings.text(.navClose))
    let export = ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide))
    switch notice {
    case .recovered:
      return NoticeContent(
        id: "recovered-notice", text: strings.text(.recoveryRestarted),
        buttons: [ButtonContent(key: .exportReport, label: strings.text(.recoveryExport)), close])
    case .notStored:
      return NoticeContent(
        id: "storage-notice", tone: .danger, text: strings.text(.storageRefused),
        buttons: ride == nil ? [close] : [export, close])
    case .taken:
      return NoticeContent(id: "taken-notice", tone: .danger, text: strings.text(.recoveryTaken))
    case .fileRefused(let refusal):
      return NoticeContent(
        id: "file-notice", tone: .danger,
        text: strings.text(.sourceFileRefused, ["reason": reason(refusal, strings)]), buttons: [close])
    }
  }

  private func reason(_ refusal: FileRefusal, _ strings: Strings) -> String {
    switch refusal {
    case .unreadable: strings.text(.sourceFileUnreadable)
    case .unknownKind: strings.text(.sourceFileUnknown)
    case .noPositions: strings.text(.sourceFileNoPositions)
    case .unknownTariff(let id): strings.text(.sourceFileNoTariff, ["name": id])
    case .line(let line): strings.text(.sourceFileLine, ["number": String(line)])
    }
  }

  /// Why the receiver gives nothing to measure by, and what can be done instead.
  private func receiverNotice(_ words: Wording) -> NoticeContent? {
    let strings = words.strings
    var problem = receiver.problem
    if ride == nil, !device.isSecure, settings.source == .live { problem = .insecure }
    guard let problem else { return nil }
    var buttons: [ButtonContent] = []
    if problem != .insecure {
      buttons.append(ButtonContent(key: .retryPosition, label: strings.text(.positionRetry), isPrimary: true))
    }
    if isUnmeasured, !isTaken {
      buttons.append(
        ButtonContent(key: .demo, label: strings.text(.sourceDemo), isPrimary: problem == .insecure))
      buttons.append(ButtonContent(key: .openFile, label: strings.text(.sourceFile)))
    }
    let (title, mend) = text(problem, words)
    return NoticeContent(id: "position-notice", tone: .danger, title: title, text: mend, buttons: buttons)
  }

  private func text(_ problem: PositionProblem, _ words: Wording) -> (String, String) {
    let strings = words.strings
    switch problem {
    case .denied: return (strings.text(.positionRefused), strings.text(.positionRefusedMend))
    case .unavailable: return (strings.text(.positionUnavailable), strings.text(.positionUnavailableMend))
    case .timedOut: return (strings.text(.positionTimedOut), strings.text(.positionTimedOutMend))
    case .unusable:
      let waited = receiver.since.map { now - $0 } ?? AdmissionLimits.gap
      return (
        strings.text(.positionUnusable, ["duration": words.formats.duration(waited)]),
        strings.text(.positionUnusableMend)
      )
    case .insecure: return (strings.text(.positionInsecure), strings.text(.positionInsecureMend))
    }
  }

  /// How long the end of a silence is told.
  private static let echo = Elapsed.seconds(8)

  private func gapNotice(_ view: MeterView, _ words: Wording) -> NoticeContent? {
    guard let ride, view.display.position == .hired, ride.meter.latestFix != nil else { return nil }
    if let since = view.display.silentSince {
      let length = words.formats.duration(view.time - since)
      return NoticeContent(id: "gap-notice", text: words.strings.text(.gapNow, ["duration": length]))
    }
    guard let silence = ride.silence, view.time - silence.end < AppState.echo else { return nil }
    return NoticeContent(
      id: "gap-notice", tone: .good,
      text: words.strings.text(
        .gapOver,
        [
          "duration": words.formats.duration(silence.length),
          "distance": words.formats.distance(silence.distance),
        ]))
  }
}
