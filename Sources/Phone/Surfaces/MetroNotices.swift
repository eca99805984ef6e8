import Metro
import Units

/// A notification that the system shows by itself after so many seconds, whether or not the app runs.
package struct PlannedNotice: Sendable, Hashable {
  /// By what it is taken back.
  package var id: String
  /// Its heading.
  package var title: String
  /// What it says.
  package var body: String
  /// When it is due.
  package var at: Instant

  /// The least wait: the system ends an app that asks for none.
  private static let least = 0.1

  /// Makes a notice.
  package init(id: String, title: String, body: String, at: Instant) {
    self.id = id
    self.title = title
    self.body = body
    self.at = at
  }

  /// After how many seconds it is due; reckoned where it is queued, because the reader may think before allowing it.
  package func wait(from now: Instant) -> Double {
    max(PlannedNotice.least, Double((at - now).milliseconds) / 1000)
  }
}

/// The notifications of a ride: all are queued at its start and made anew at each correction.
///
/// They wait by an interval, never by a date, so that a change of the clock or of the zone moves none.
package enum MetroNotices {
  /// The system keeps so many of an app; of more it drops the ones queued first.
  package static let most = 64
  /// What the identifiers of all begin with.
  package static let prefix = "metro."

  /// The notices of a ride from an instant on; an alert that is due is told at once.
  package static func plan(
    _ ride: MetroRide, at now: Instant, words: (RideAlert) -> (title: String, body: String)
  ) -> [PlannedNotice] {
    ride.pendingAlerts(from: now).prefix(most).map { alert in
      let (title, body) = words(alert)
      return PlannedNotice(
        id: prefix + alert.kind.rawValue + "." + String(alert.stop), title: title, body: body, at: alert.at)
    }
  }

  /// The identifiers of every ride of up to so many stops, to take all back when it is not known what was queued.
  package static var all: [String] {
    (0..<200).flatMap { stop in [prefix + "next.\(stop)", prefix + "getOff.\(stop)"] }
  }

  /// Every identifier that a ride may have queued, to take all back before they are made anew.
  package static func identifiers(_ ride: MetroRide) -> [String] {
    ride.itinerary.stops.indices.flatMap { stop in
      [RideAlert.Kind.next, .getOff].map { prefix + $0.rawValue + "." + String(stop) }
    }
  }
}
