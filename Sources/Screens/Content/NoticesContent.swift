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
    var all = notices.filter { $0 != .imported || archive.imported.isWorthTelling }.map { content($0, strings) }
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
    case .notStored(let isFull):
      return NoticeContent(
        id: "storage-notice", tone: .danger, text: strings.text(isFull ? .storageFull : .storageRefused),
        buttons: ride == nil ? [close] : [export, close])
    case .taken:
      return NoticeContent(
        id: "taken-notice", tone: .danger, text: strings.text(.recoveryTaken),
        buttons: [ButtonContent(key: .takeBack, label: strings.text(.recoveryTakeBack), isPrimary: true)])
    case .finished(let added):
      return NoticeContent(
        id: "finished-notice", tone: added > 0 ? .good : .plain,
        text: added > 0 ? strings.text(.finishDone, count: added) : strings.text(.finishNothing), buttons: [close])
    case .imported:
      return NoticeContent(
        id: "imported-notice", tone: archive.imported.kept > 0 ? .good : .plain, text: imported(strings),
        buttons: [close])
    case .cityStays:
      return NoticeContent(id: "city-notice", text: strings.text(.cityRunning), buttons: [close])
    case .newVersion:
      return NoticeContent(
        id: "version-notice", text: strings.text(isRiding ? .updateReady : .updateNow),
        buttons: isRiding
          ? [close]
          : [ButtonContent(key: .startNewVersion, label: strings.text(.updateStart), isPrimary: true), close])
    case .reading(let thousandths):
      return NoticeContent(
        id: "reading-notice",
        text: strings.text(
          .sourceFileReading, ["percent": Formats(strings.language).percent(thousandths / 10, digits: 0)]),
        buttons: [ButtonContent(key: .stopReading, label: strings.text(.navCancel))])
    case .fileRefused(let refusal):
      return NoticeContent(
        id: "file-notice", tone: .danger,
        text: strings.text(.sourceFileRefused, ["reason": reason(refusal, strings)]), buttons: [close])
    }
  }

  /// What became of the files, in sentences.
  private func imported(_ strings: Strings) -> String {
    let counts: [(Phrase, Int64)] = [
      (.historyImported, archive.imported.kept), (.historyKnown, archive.imported.known),
      (.historyRefused, archive.imported.refused),
    ]
    return counts.filter { $0.1 > 0 }.map { strings.text($0.0, count: $0.1) }.joined(separator: " ")
  }

  private func reason(_ refusal: FileRefusal, _ strings: Strings) -> String {
    switch refusal {
    case .unreadable: strings.text(.sourceFileUnreadable)
    case .unknownKind: strings.text(.sourceFileUnknown)
    case .broken: strings.text(.sourceFileBroken)
    case .empty: strings.text(.sourceFileEmpty)
    case .noTrack: strings.text(.sourceFileNoTrack)
    case .noPlaces: strings.text(.sourceFileNoPlaces)
    case .noTimes: strings.text(.sourceFileNoTimes)
    case .tooFew: strings.text(.sourceFileTooFew)
    case .tooLong: strings.text(.sourceFileTooLong)
    case .noRide: strings.text(.sourceFileNoRide)
    case .noJSON(let line): strings.text(.sourceFileNoJSON, ["number": String(line)])
    case .unknownTariff(let id): strings.text(.sourceFileNoTariff, ["name": id])
    case .noCity: strings.text(.historyNoCity)
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
