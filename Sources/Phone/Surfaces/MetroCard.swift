import Metro
import Units

/// A metro ride on the Lock Screen: the whole schedule, so that the card is right however long nothing runs.
///
/// The keys are short, because a state may have 4096 bytes.
package struct MetroCard: Codable, Hashable, Sendable {
  /// A way from one stop to the next, whose bar fills by itself.
  package struct Hop: Codable, Hashable, Sendable {
    /// When it begins, in seconds after the card's ``start``.
    package var begins: Int32
    /// When it ends, in seconds after the card's ``start``; never before it begins.
    package var ends: Int32
    /// The stop where it ends.
    package var name: String
    /// The colour of its line, as `0xRRGGBB`.
    package var colour: UInt32

    enum CodingKeys: String, CodingKey {
      case begins = "b"
      case ends = "e"
      case name = "n"
      case colour = "c"
    }
  }

  /// From when times are counted, in epoch milliseconds.
  package var start: Int64
  /// When one gets off, in epoch milliseconds.
  package var arrival: Int64
  /// The stop where one gets off.
  package var destination: String
  /// The ways that are left, the one that is under way first.
  package var hops: [Hop]
  /// When what the card says in words changes, in epoch milliseconds; nil where it does not any more.
  package var turn: Int64?
  /// What it says before.
  package var words: String
  /// What it says from then on.
  package var wordsAfter: String

  enum CodingKeys: String, CodingKey {
    case start = "s"
    case arrival = "a"
    case destination = "d"
    case hops = "h"
    case turn = "t"
    case words = "w"
    case wordsAfter = "x"
  }

  /// The most bytes of a state.
  package static let mostBytes = 4096

  /// The card of a ride at an instant; nil before the first tap and after the end.
  ///
  /// - Parameters:
  ///   - ride: The ride.
  ///   - now: The instant.
  ///   - names: The name of each stop of the itinerary.
  ///   - colours: The colour of the line by which each stop is reached.
  ///   - words: What is said before the first alert that is still to come, and from then on.
  package init?(
    _ ride: MetroRide, at now: Instant, names: [String], colours: [UInt32], words: (before: String, after: String)
  ) {
    guard let schedule = ride.schedule, let last = schedule.arrivals.last, ride.outcome == nil else { return nil }
    let state = ride.state(at: now)
    guard state.phase != .over, state.phase != .arrived else { return nil }
    let begin = schedule.departures[state.stop]
    start = begin.milliseconds
    arrival = last.milliseconds
    destination = names.last ?? ""
    func seconds(_ instant: Instant) -> Int32 { Int32(clamping: (instant - begin).milliseconds / 1000) }
    hops = ride.itinerary.stops.indices.dropFirst(state.stop + 1).map { stop in
      let from = seconds(schedule.departures[stop - 1])
      return Hop(
        begins: from, ends: max(from, seconds(schedule.arrivals[stop])),
        name: names.indices.contains(stop) ? names[stop] : "",
        colour: colours.indices.contains(stop) ? colours[stop] : 0)
    }
    turn = ride.pendingAlerts(from: now).first.flatMap { $0.at > now ? $0.at.milliseconds : nil }
    self.words = words.before
    wordsAfter = words.after
    fit()
  }

  /// Whether the card says its last words, which it does from ``turn`` on.
  package func hasTurned(isStale: Bool) -> Bool { isStale || turn == nil }

  /// Cuts names, the longest first, until the state has no more bytes than it may.
  private mutating func fit() {
    var longest = hops.map { $0.name.count }.max() ?? 0
    while size > MetroCard.mostBytes, longest > 1 {
      longest -= 1
      for index in hops.indices where hops[index].name.count > longest {
        hops[index].name = hops[index].name.prefix(longest - 1) + "…"
      }
    }
    if size > MetroCard.mostBytes { hops = Array(hops.prefix(hops.count / 2)) + hops.suffix(1) }
  }

  /// How many bytes the state has at the most, as JSON with every letter outside of ASCII as it is in UTF-8.
  package var size: Int {
    // {"s":…,"a":…,"d":"…","h":[…],"t":…,"w":"…","x":"…"}
    let frame = 60 + 3 * 20
    let texts = [destination, words, wordsAfter].reduce(0) { $0 + MetroCard.size(of: $1) }
    return hops.reduce(frame + texts) { $0 + 32 + 11 + 11 + 10 + MetroCard.size(of: $1.name) }
  }

  private static func size(of text: String) -> Int {
    text.utf8.reduce(0) { sum, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): sum + 2
      case ..<0x20: sum + 6
      default: sum + 1
      }
    }
  }
}
