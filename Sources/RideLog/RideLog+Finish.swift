import Taximeter
import Track
import Units

extension RideLog {
  /// What a recorded track of the same ride adds to its events.
  package struct Finish: Sendable {
    /// The events with the track's fixes, which arrived at the time of the import: after Stop, before Pay.
    package let events: [TimedEvent]
    /// How many fixes the track added.
    package let added: Int64
  }

  /// Finishes a ride that was stopped from a recorded track.
  ///
  /// A track of the same receiver, which is one that has more than half of the ride's own fixes to the metre, gives every
  /// fix that the ride lacks. Any other gives only those inside silences longer than ``AdmissionLimits/gap``: two
  /// receivers side by side would count each other's noise as a way. Nil before Stop.
  package static func finish(_ events: [TimedEvent], from track: [Fix], at time: Instant) -> Finish? {
    var start: Instant?
    var stop: Instant?
    var own: [Fix] = []
    for timed in events {
      switch timed.event {
      case .start: start = timed.at
      case .stop: stop = timed.at
      case .undoStop: stop = nil
      case .fix(let fix): own.append(fix)
      default: break
      }
    }
    guard let start, let stop else { return nil }
    let within = track.filter { $0.time >= start && $0.time <= stop }.sorted { $0.time < $1.time }
    own = own.filter { $0.time <= stop }.sorted { $0.time < $1.time }
    var marks = [start]
    for fix in own where fix.time > start { marks.append(fix.time) }
    marks.append(stop)
    let isSame = isSameReceiver(own, as: within)
    var added: [TimedEvent] = []
    var next = 0
    var known = 0
    var taken = start - .seconds(1)
    for fix in within where fix.time > taken {
      while next + 1 < marks.count, marks[next + 1] < fix.time { next += 1 }
      let end = marks[min(next + 1, marks.count - 1)]
      while known < own.count, own[known].time < fix.time { known += 1 }
      let isKnown = known < own.count && own[known].time == fix.time
      guard !isKnown, isSame || end - marks[next] > AdmissionLimits.gap else { continue }
      taken = fix.time
      added.append(TimedEvent(at: time, event: .fix(fix)))
    }
    guard !added.isEmpty else { return Finish(events: events, added: 0) }
    let place = events.firstIndex { $0.event == .pay } ?? events.count
    return Finish(
      events: Array(events[..<place]) + added + Array(events[place...]), added: Int64(added.count))
  }

  /// Whether more than half of the fixes that fall into the track's span are in it.
  private static func isSameReceiver(_ own: [Fix], as track: [Fix]) -> Bool {
    guard let first = track.first?.time, let last = track.last?.time else { return false }
    let spanned = own.filter { $0.time >= first && $0.time <= last }
    var shared = 0
    var next = 0
    for fix in spanned {
      while next < track.count, track[next].time < fix.time { next += 1 }
      // A hundred thousandth of a degree is a metre.
      if next < track.count, track[next].time == fix.time,
        abs(track[next].place.latitude - fix.place.latitude) < 10_000,
        abs(track[next].place.longitude - fix.place.longitude) < 10_000
      {
        shared += 1
      }
    }
    return shared * 2 > spanned.count
  }
}
