import JSON
import Metro
import Tariffs
import Units

/// What is known of alerts in the air, which close parts of a network.
package struct Siren: Sendable, Hashable {
  /// Whether there is an alert.
  package enum State: Sendable, Hashable {
    /// Nobody has answered yet.
    case unknown
    case quiet
    /// There is one, of a level.
    case alert(String)
    /// Three answers in a row did not come: nothing is known, which is not the same as quiet.
    case unavailable
  }

  /// Whether there is an alert.
  package private(set) var state = State.unknown
  private var failures = 0

  /// So many answers that do not come make what was known before unknown.
  static let mostFailures = 3
  /// The level of an alert that names none: the least.
  static let leastLevel = "yellow"

  /// The level in force; nil for none or where nothing is known.
  package var level: String? {
    if case .alert(let level) = state { level } else { nil }
  }

  /// Takes an answer; nil is one that did not come.
  mutating func hear(_ answer: [UInt8]?, in network: Network?) {
    guard let answer, let network, let found = Siren.state(answer, in: network) else {
      failures += 1
      if failures >= Siren.mostFailures { state = .unavailable }
      return
    }
    failures = 0
    state = found
  }

  mutating func forget() { self = Siren() }

  /// Reads `{"states": {"м. Київ": {"alertnow": true, "level": "red"}}}`, the region being the network's city; nil where
  /// it is anything else.
  private static func state(_ answer: [UInt8], in network: Network) -> State? {
    do throws(JSONError) {
      let names = network.city.languages.map { network.city.text(in: $0) }
      for member in try JSONReader.read(answer).member("states").members
      where names.contains(member.key) || names.contains(where: { member.key == cityMark + $0 }) {
        guard try member.value.member("alertnow").bool else { return .quiet }
        return .alert(try member.value.optional("level")?.string ?? leastLevel)
      }
      return nil
    } catch {
      return nil
    }
  }

  /// What such feeds write before the name of a city that is a region of its own.
  private static let cityMark = "\u{43C}. "
}
