/// A change of a form that is made by a key: a part comes or goes.
package enum FormChange: Sendable, Hashable {
  /// One more rate.
  case addRate
  /// A rate less.
  case removeRate(Int)
  /// A rate is asked before the one above it.
  case raiseRate(Int)
  /// One more part of the week in which a rate holds.
  case addWindow(rate: Int)
  /// One less.
  case removeWindow(rate: Int, Int)
  /// Further prices of a rate.
  case addBand(rate: Int)
  /// Those no more.
  case removeBand(rate: Int, Int)
  /// One more supplement.
  case addSupplement
  /// One less.
  case removeSupplement(Int)
  /// One more part of the week in which a supplement is due.
  case addDue(supplement: Int)
  /// One less.
  case removeDue(supplement: Int, Int)

  /// What a page sends, such as `remove-window-0-1`.
  package var name: String {
    switch self {
    case .addRate: "add-rate"
    case .removeRate(let rate): "remove-rate-\(rate)"
    case .raiseRate(let rate): "raise-rate-\(rate)"
    case .addWindow(let rate): "add-window-\(rate)"
    case .removeWindow(let rate, let window): "remove-window-\(rate)-\(window)"
    case .addBand(let rate): "add-band-\(rate)"
    case .removeBand(let rate, let band): "remove-band-\(rate)-\(band)"
    case .addSupplement: "add-supplement"
    case .removeSupplement(let supplement): "remove-supplement-\(supplement)"
    case .addDue(let supplement): "add-due-\(supplement)"
    case .removeDue(let supplement, let window): "remove-due-\(supplement)-\(window)"
    }
  }

  /// The change of a name as ``name`` writes it; nil for any other.
  package init?(name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 2 else { return nil }
    let first = parts.count > 2 ? FormField.place(parts[2]) : nil
    let second = parts.count > 3 ? FormField.place(parts[3]) : nil
    switch (parts[0], parts[1], first, second) {
    case ("add", "rate", nil, nil): self = .addRate
    case ("remove", "rate", let rate?, nil): self = .removeRate(rate)
    case ("raise", "rate", let rate?, nil): self = .raiseRate(rate)
    case ("add", "window", let rate?, nil): self = .addWindow(rate: rate)
    case ("remove", "window", let rate?, let window?): self = .removeWindow(rate: rate, window)
    case ("add", "band", let rate?, nil): self = .addBand(rate: rate)
    case ("remove", "band", let rate?, let band?): self = .removeBand(rate: rate, band)
    case ("add", "supplement", nil, nil): self = .addSupplement
    case ("remove", "supplement", let supplement?, nil): self = .removeSupplement(supplement)
    case ("add", "due", let supplement?, nil): self = .addDue(supplement: supplement)
    case ("remove", "due", let supplement?, let window?): self = .removeDue(supplement: supplement, window)
    default: return nil
    }
  }
}
