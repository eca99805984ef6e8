import Words

extension PrintOutcome {
  /// How the print ended, in words.
  package func text(_ strings: Strings) -> String {
    switch self {
    case .printed: strings.text(.printerPrinted)
    case .sent: strings.text(.printerSent)
    case .sentUnconfirmed: strings.text(.printerUnconfirmed)
    case .rejected: strings.text(.printerRejected)
    case .stopped(.lidOpen): strings.text(.printerLidOpen)
    case .stopped(.noPaper): strings.text(.printerNoPaper)
    case .stopped(.overheated): strings.text(.printerOverheated)
    case .stopped(.linkLost): strings.text(.printerLinkLost)
    case .stopped(.cancelled): strings.text(.printerCancelled)
    }
  }
}

extension Paging.Fit {
  /// What had to be done to bring a picture onto its pages, in words; nil when nothing had.
  package func text(_ strings: Strings) -> String? {
    switch self {
    case .whole: nil
    case .closed: strings.text(.printerClosed)
    case .pages(let count): strings.text(.printerPages, count: Int64(count))
    }
  }
}

extension PrinterState {
  /// What the printer has said of itself that matters, in words.
  package func text(_ strings: Strings) -> [String] {
    var lines: [String] = []
    if isLidOpen == true {
      lines.append(strings.text(.printerLidOpen))
    } else if hasPaper == false {
      lines.append(strings.text(.printerNoPaper))
    }
    if isTooHot == true { lines.append(strings.text(.printerCooling)) }
    if let battery { lines.append(strings.text(.printerBattery, ["percent": "\(battery)"])) }
    return lines
  }
}
