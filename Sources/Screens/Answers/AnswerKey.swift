import Tariffs
import Units

/// A key of the answers' rooms, by what it does.
package enum AnswerKey: Sendable, Hashable {
  /// Opens what lies over the room no longer.
  case escape
  /// Puts the page on paper.
  case print
  /// Opens or closes the receipt of the ride in a city.
  case openCity(String)
  /// Goes so many steps of the display on, or back.
  case step(Int)
  /// A supplement was charged once more or less.
  case charge(String, Int)
  /// A part of the form comes or goes.
  case form(FormChange)
  case newTariff
  case importTariff
  case saveTariff
  case exportTariff
  case useTariff
  case askToDelete
  case deleteTariff
  /// Goes to the first field that is wrong.
  case firstFault
  /// Passes on or saves the picture of the room.
  case sharePicture
  /// One of the room that prints.
  case paper(PaperKey)

  private static let plain: [AnswerKey] = [
    .escape, .print, .newTariff, .importTariff, .saveTariff, .exportTariff, .useTariff, .askToDelete, .deleteTariff,
    .firstFault, .sharePicture,
  ]

  /// The key of a name and a value, as ``name`` and ``value`` write them; nil for any other.
  package init?(name: String, value: String?) {
    if let plain = AnswerKey.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    if let key = PaperKey(name: name, value: value) {
      self = .paper(key)
      return
    }
    guard let value else { return nil }
    switch name {
    case "open-city": self = .openCity(value)
    case "step": self = .step(value == "-1" ? -1 : 1)
    case "charge-less": self = .charge(value, -1)
    case "charge-more": self = .charge(value, 1)
    case "form":
      guard let change = FormChange(name: value) else { return nil }
      self = .form(change)
    default: return nil
    }
  }

  /// The name under which a page sends it.
  package var name: String {
    switch self {
    case .escape: "escape"
    case .print: "print"
    case .openCity: "open-city"
    case .step: "step"
    case .charge(_, let by): by < 0 ? "charge-less" : "charge-more"
    case .form: "form"
    case .newTariff: "new-tariff"
    case .importTariff: "import-tariff"
    case .saveTariff: "save-tariff"
    case .exportTariff: "export-tariff"
    case .useTariff: "use-tariff"
    case .askToDelete: "ask-to-delete"
    case .deleteTariff: "delete-tariff"
    case .firstFault: "first-fault"
    case .sharePicture: "share-picture"
    case .paper(let key): key.name
    }
  }

  /// What goes with the name, where one name stands for several keys.
  package var value: String? {
    switch self {
    case .openCity(let id), .charge(let id, _): id
    case .step(let by): "\(by)"
    case .form(let change): change.name
    case .paper(let key): key.value
    default: nil
    }
  }
}
