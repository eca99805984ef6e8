import Drawing
import Thermal
import Words

/// The room that prints.
package struct PaperScreen: Sendable {
  /// What comes out.
  package struct Picture: Sendable {
    /// The picture's address, which holds it.
    package let address: String
    /// Its dots across and down.
    package let size: (width: Int, height: Int)
    /// What it is, in words.
    package let caption: String
  }

  /// The heading.
  package let title: String
  /// The receipt's room.
  package let receipt: Room
  /// The way back, in words.
  package let back: String
  /// What comes out; nil until it is drawn.
  package let picture: Picture?
  /// What the printer is called, or that there is none yet.
  package let printer: String
  /// What it is, or what to do about it.
  package let about: String?
  /// What it says, and how far it is.
  package let status: [String]
  /// How much was sent, in per cent; nil while nothing is printed.
  package let progress: Int?
  /// What can be done.
  package let buttons: [ButtonContent]
  /// How is printed; empty where the browser reaches no printer.
  package let settings: [SettingsScreen.Row]
  /// What the reader must know.
  package let notices: [NoticeContent]
}

extension AnswersState {
  func paperScreen(_ strings: Strings) -> PaperScreen {
    let desk = paper.desk
    let canPrint = paper.isPossible == true
    return PaperScreen(
      title: strings.text(.printTitle), receipt: room?.ride.map { .ride($0) } ?? .receipt, back: strings.text(.navBack),
      picture: picture(strings),
      printer: desk.device.map { device in desk.profile.map { "\($0.name) · \(device.name)" } ?? device.name }
        ?? strings.text(.printNone),
      about: canPrint ? about(strings) : nil, status: status(strings),
      progress: desk.isPrinting ? desk.run?.percent : nil,
      buttons: canPrint ? printButtons(strings) : fileButtons(strings), settings: canPrint ? printRows(strings) : [],
      notices: printNotices(strings))
  }

  private func picture(_ strings: Strings) -> PaperScreen.Picture? {
    paper.preview.map { preview in
      let width = "\(preview.bitmap.width * 10 / preview.dotsPerCentimetre)"
      return PaperScreen.Picture(
        address: preview.address, size: (preview.bitmap.width, preview.bitmap.height),
        caption: strings.text(.printPreview, ["width": width]))
    }
  }

  private func about(_ strings: Strings) -> String? {
    let name = paper.desk.device?.name ?? ""
    switch paper.desk.printer {
    case .none: return strings.text(.printNoPrinter)
    case .unnamed: return strings.text(.printWhichModel, ["name": name])
    case .unsupported(let model): return strings.text(.printUnsupported, ["name": name, "model": model])
    case .stranger: return strings.text(.printStranger, ["name": name])
    case .known(let printer):
      return paper.preview.map { $0.job == nil } == true || !printer.takesReceipts
        ? strings.text(.printTooWide, ["model": printer.name]) : nil
    }
  }

  private func status(_ strings: Strings) -> [String] {
    guard let run = paper.desk.run else { return [] }
    switch run.phase {
    case .connecting: return [strings.text(.printConnecting)]
    case .reconnecting: return [strings.text(.printerReconnecting)]
    case .printing: return [strings.text(.printPrinting, ["percent": "\(run.percent)"])] + run.state.text(strings)
    case .ended(let outcome): return [outcome.text(strings)]
    }
  }

  private func printButtons(_ strings: Strings) -> [ButtonContent] {
    func button(_ key: PaperKey, _ phrase: Phrase, isPrimary: Bool = false) -> ButtonContent {
      ButtonContent(key: .answer(.paper(key)), label: strings.text(phrase), isPrimary: isPrimary)
    }
    let desk = paper.desk
    if desk.isPrinting { return [button(.stop, .printStop, isPrimary: true)] }
    guard let printer = desk.profile else {
      return [button(.choose, desk.device == nil ? .printChoose : .printChooseOther, isPrimary: true)]
    }
    let receipt =
      printer.takesReceipts && paper.preview?.job != nil ? [button(.print, .printPrint, isPrimary: true)] : []
    return receipt + [button(.test, .printTest), button(.choose, .printChooseOther)]
  }

  private func fileButtons(_ strings: Strings) -> [ButtonContent] {
    guard paper.isPossible == false, paper.preview != nil else { return [] }
    return [("pdf", "PDF"), ("png", "PNG")].map { format, name in
      ButtonContent(
        key: .answer(.paper(.save(format))), label: strings.text(.receiptDownload, ["format": name]),
        isPrimary: format == "pdf")
    }
  }

  private func printRows(_ strings: Strings) -> [SettingsScreen.Row] {
    func row(_ field: PaperField, _ phrase: Phrase, _ options: [(value: String, label: String)], chosen: String)
      -> SettingsScreen.Row
    {
      .list(
        .answer(.paper(field)), label: strings.text(phrase),
        options: options.map {
          SettingsScreen.Option(value: $0.value, label: $0.label, isChosen: $0.value == chosen)
        })
    }
    func numbers(_ range: ClosedRange<Int>) -> [(value: String, label: String)] {
      range.map { (value: "\($0)", label: "\($0)") }
    }
    let settings = paper.desk.settings
    var rows: [SettingsScreen.Row] = []
    if paper.desk.printer == .unnamed {
      let models = PrinterProfile.all.map { $0.name }.filter { AdvertisedName($0).profile != nil }
      rows.append(
        row(.model, .printModel, [(value: "", label: "–")] + models.map { (value: $0, label: $0) }, chosen: ""))
    }
    rows.append(row(.darkness, .printDarkness, numbers(1...8), chosen: "\(settings.darkness)"))
    rows.append(row(.speed, .printSpeed, numbers(1...5), chosen: "\(settings.speed)"))
    let media: [(Media, Phrase)] = [(.roll, .printRoll), (.labels, .printLabels), (.marks, .printMarks)]
    rows.append(
      row(
        .media, .printMedia, media.map { (value: $0.0.rawValue, label: strings.text($0.1)) },
        chosen: settings.media.rawValue))
    return rows
  }

  private func printNotices(_ strings: Strings) -> [NoticeContent] {
    var notices: [NoticeContent] = []
    if paper.isPossible == false {
      notices.append(NoticeContent(id: "no-bluetooth", text: strings.text(.printNoBluetooth)))
    }
    if paper.hasChooserFailed {
      notices.append(NoticeContent(id: "no-chooser", tone: .danger, text: strings.text(.printChooserFailed)))
    }
    if map.hasFailed, map.attribution != nil {
      notices.append(NoticeContent(id: "map-missing", text: strings.text(.receiptMapMissing)))
    }
    // How long its pages may be is known of a printer alone.
    if paper.desk.profile != nil, let fit = paper.preview?.job?.fit.text(strings) {
      notices.append(NoticeContent(id: "fit", text: fit))
    }
    return notices
  }
}
