/// One field of a form, by the part it belongs to and its place in the list.
package enum FormField: Sendable, Hashable {
  /// Of the city, the source or the edition.
  case file(FileField)
  /// Of a rate.
  case rate(Int, RateField)
  /// Of the part of the week in which a rate holds.
  case window(rate: Int, Int, WindowField)
  /// Of further prices of a rate.
  case band(rate: Int, Int, BandField)
  /// Of a supplement.
  case supplement(Int, SupplementField)
  /// Of the part of the week in which a supplement is due.
  case due(supplement: Int, Int, WindowField)

  /// The name under which a page sends it, such as `rates-0-initial`.
  package var name: String {
    switch self {
    case .file(let field): field.rawValue
    case .rate(let rate, let field): "rates-\(rate)-\(field.rawValue)"
    case .window(let rate, let window, let field): "rates-\(rate)-windows-\(window)-\(field.rawValue)"
    case .band(let rate, let band, let field): "rates-\(rate)-bands-\(band)-\(field.rawValue)"
    case .supplement(let supplement, let field): "supplements-\(supplement)-\(field.rawValue)"
    case .due(let supplement, let window, let field):
      "supplements-\(supplement)-windows-\(window)-\(field.rawValue)"
    }
  }

  /// The field of a name as ``name`` writes it; nil for any other.
  package init?(name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    switch parts.count {
    case 1:
      guard let field = FileField(rawValue: parts[0]) else { return nil }
      self = .file(field)
    case 3:
      guard let place = FormField.place(parts[1]) else { return nil }
      if parts[0] == "rates", let field = RateField(rawValue: parts[2]) {
        self = .rate(place, field)
      } else if parts[0] == "supplements", let field = SupplementField(rawValue: parts[2]) {
        self = .supplement(place, field)
      } else {
        return nil
      }
    case 5:
      guard let place = FormField.place(parts[1]), let inner = FormField.place(parts[3]) else { return nil }
      if parts[0] == "rates", parts[2] == "windows", let field = WindowField(rawValue: parts[4]) {
        self = .window(rate: place, inner, field)
      } else if parts[0] == "rates", parts[2] == "bands", let field = BandField(rawValue: parts[4]) {
        self = .band(rate: place, inner, field)
      } else if parts[0] == "supplements", parts[2] == "windows", let field = WindowField(rawValue: parts[4]) {
        self = .due(supplement: place, inner, field)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// A place in a list: at most three digits, so that it never overflows.
  static func place(_ text: String) -> Int? {
    guard (1...3).contains(text.utf8.count) else { return nil }
    var place = 0
    for byte in text.utf8 {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      place = place * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return place
  }
}
