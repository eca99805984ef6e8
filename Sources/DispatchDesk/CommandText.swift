import Offers
import Shift
import Units

extension Command {
  /// One line that says all of it: the same command has the same one.
  package var text: String {
    switch self {
    case .request(let ride, let pickUp, let scheduled):
      "request \(ride.text) \(pickUp.latitude) \(pickUp.longitude) \(scheduled.map { "\($0.milliseconds)" } ?? "now")"
    case .giveUp(let ride): "give_up \(ride.text)"
    case .assign(let ride, let driver): "assign \(ride.text) \(driver.text)"
    case .place(let driver, let place): "place \(driver.text) \(place.latitude) \(place.longitude)"
    case .vehicle(let driver, let event): "vehicle \(driver.text) \(event.rawValue)"
    case .window(let driver, let window): "window \(driver.text) \(window.milliseconds)"
    case .see(let offer, let driver): "see \(offer.text) \(driver.text)"
    case .accept(let offer, let driver, let revision):
      "accept \(offer.text) \(driver.text) \(revision.map { "\($0)" } ?? "none")"
    case .decline(let offer, let driver): "decline \(offer.text) \(driver.text)"
    case .act(let action, let ride, let driver): "act \(action.rawValue) \(ride.text) \(driver.text)"
    }
  }

  /// What it is, for counting.
  package var word: String { String(text.prefix { $0 != " " }) }
}

extension OfferID {
  /// As it is written in addresses and bodies, such as `r7.2`.
  package var text: String { "\(ride.text).\(number)" }

  /// Reads a name; nil when it is none.
  package init?(_ text: String) {
    guard let point = text.lastIndex(of: "."), let number = Int(text[text.index(after: point)...]), number > 0,
      point > text.startIndex
    else { return nil }
    self.init(ride: RideID(String(text[..<point])), number: number)
  }
}

extension Answer {
  /// As it is kept and sent.
  package var text: String {
    switch self {
    case .won: "won"
    case .done: "done"
    case .refused(let refusal): refusal.rawValue
    }
  }

  /// Reads what was kept.
  package init?(_ text: String) {
    switch text {
    case "won": self = .won
    case "done": self = .done
    default:
      guard let refusal = Refusal(rawValue: text) else { return nil }
      self = .refused(refusal)
    }
  }
}
