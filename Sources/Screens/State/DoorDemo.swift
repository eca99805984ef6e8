import Taximeter
import Units

/// The twenty seconds that run on the doors: all that is on them is reckoned from this clock.
package struct DoorDemo: Sendable {
  /// How long it runs.
  package static let length = Elapsed.seconds(20)
  /// The whole built-in ride of 485 seconds goes by in it.
  static let speed: Int64 = 25
  /// What a reader who wants no motion sees, and what stands before it has begun.
  static let still = Elapsed.seconds(9)

  /// When it began; nil while it stands.
  package internal(set) var begin: Instant?
  /// How far it is.
  package internal(set) var elapsed = DoorDemo.still
  /// Whether it has been on the screen since the doors were entered.
  var isSeen = false
  private var stored: Stored<Ride>?

  /// The built-in ride under a real tariff.
  var ride: Ride? {
    get { stored?.value }
    set { stored = newValue.map { .value($0) } }
  }

  /// Whether it runs.
  package var isRunning: Bool { begin != nil }

  /// The beginning once more.
  mutating func play(at now: Instant) {
    begin = now
    elapsed = .zero
    ride = nil
  }

  mutating func stop() { begin = nil }

  /// Goes on to a time of the page's clock, and stops at the end.
  mutating func advance(to now: Instant) {
    guard let begin else { return }
    elapsed = min(max(.zero, now - begin), DoorDemo.length)
    if elapsed == DoorDemo.length { stop() }
  }
}

/// The metro of the demo: four stops, one every five seconds.
struct MetroDemo {
  static let stops: Int64 = 4

  /// Stops that are left.
  let left: Int64
  /// How much of the hop is done, in thousandths.
  let hop: Int64
  /// The time that is left by the demo's clock.
  let remaining: Elapsed

  init(_ elapsed: Elapsed) {
    let each = DoorDemo.length.milliseconds / MetroDemo.stops
    let done = min(elapsed.milliseconds / each, MetroDemo.stops)
    left = MetroDemo.stops - done
    hop = left == 0 ? 0 : (elapsed.milliseconds - done * each) * 1000 / each
    remaining = Elapsed(milliseconds: (DoorDemo.length - elapsed).milliseconds * DoorDemo.speed)
  }
}

/// The offer of the demo: it comes, counts down, and is taken.
struct OfferDemo {
  enum Step: Sendable, Hashable {
    case waiting
    /// The seconds that are left, and their share of the ring in thousandths.
    case offered(seconds: Int64, share: Int64)
    case accepted
  }

  let step: Step

  /// When the offer comes, how long it stands, when it is taken.
  private static let (comes, stands, taken): (Int64, Int64, Int64) = (2000, 15_000, 13_000)

  init(_ elapsed: Elapsed) {
    let time = elapsed.milliseconds
    if time < OfferDemo.comes {
      step = .waiting
    } else if time >= OfferDemo.taken {
      step = .accepted
    } else {
      let left = OfferDemo.comes + OfferDemo.stands - time
      step = .offered(seconds: (left + 999) / 1000, share: left * 1000 / OfferDemo.stands)
    }
  }
}
