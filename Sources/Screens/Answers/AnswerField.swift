import Tariffs

/// A field of the answers' rooms that can be typed into or chosen from.
package enum AnswerField: Sendable, Hashable {
  /// A field of the form of a tariff.
  case form(FormField)
  /// Which step of the display is looked at.
  case step
  /// The time that is pointed at, in thousandths of the ride.
  case moment
  /// The place of the way that is pointed at, in thousandths of its picture across and down.
  case spot
  /// In which currency all sums are shown.
  case currency
  /// What one of that currency is worth in another.
  case worth(String)
  /// A field of the question about a fare.
  case asked(Asked.Field)
  /// What was paid for a supplement.
  case paid(String)
  /// One of the room that prints.
  case paper(PaperField)

  /// The field of a name, as ``name`` writes it; nil for any other.
  package init?(name: String) {
    if let field = PaperField(rawValue: name) {
      self = .paper(field)
    } else if name == AnswerField.step.name {
      self = .step
    } else if name == AnswerField.moment.name {
      self = .moment
    } else if name == AnswerField.spot.name {
      self = .spot
    } else if name == AnswerField.currency.name {
      self = .currency
    } else if let rest = AnswerField.rest(of: name, after: "form."), let field = FormField(name: rest) {
      self = .form(field)
    } else if let code = AnswerField.rest(of: name, after: "worth.") {
      self = .worth(code)
    } else if let rest = AnswerField.rest(of: name, after: "asked."), let field = Asked.Field(rawValue: rest) {
      self = .asked(field)
    } else if let id = AnswerField.rest(of: name, after: "paid.") {
      self = .paid(id)
    } else {
      return nil
    }
  }

  private static func rest(of name: String, after prefix: String) -> String? {
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// The name under which a page sends it; also its identifier on the page.
  package var name: String {
    switch self {
    case .form(let field): "form." + field.name
    case .step: "step"
    case .moment: "moment"
    case .spot: "spot"
    case .currency: "currency"
    case .worth(let code): "worth." + code
    case .asked(let field): "asked." + field.rawValue
    case .paid(let id): "paid." + id
    case .paper(let field): field.rawValue
    }
  }
}
