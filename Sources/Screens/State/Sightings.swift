import RideLog
import Taximeter
import Track
import Units

/// How the fixes of a ride came: while the page was seen, while it was not, or measured before it was seen again.
struct Sightings: Hashable {
  private(set) var inForeground: Int64 = 0
  private(set) var inBackground: Int64 = 0
  private(set) var afterReturn: Int64 = 0

  init(_ events: [TimedEvent]) {
    var isVisible = true
    var back: Instant?
    for timed in events {
      switch timed.event {
      case .sight(let isSeen):
        if isSeen, !isVisible { back = timed.at }
        isVisible = isSeen
      case .fix(let fix):
        if !isVisible {
          inBackground += 1
        } else if let back, fix.time < back {
          afterReturn += 1
        } else {
          inForeground += 1
        }
      default: break
      }
    }
  }
}
