import RideLog
import Taximeter
import Units

extension AppState {
  /// Tells the page what has changed in what it is to watch, beat and keep on.
  mutating func arrangePlatform(_ turn: inout Turn) {
    var wanted = Platform()
    wanted.isWatching = watches
    wanted.tickRate = tickRate
    wanted.isAwake = settings.keepsAwake && isRunning
    if wanted.isWatching != platform.isWatching {
      turn.perform(wanted.isWatching ? .watchPosition : .stopWatching)
    }
    if wanted.tickRate != platform.tickRate { turn.perform(.ticks(rate: wanted.tickRate)) }
    if wanted.isAwake != platform.isAwake { turn.perform(.wakeLock(wanted.isAwake)) }
    platform = wanted
  }

  private var isRunning: Bool {
    guard let ride else { return false }
    return ride.meter.position == .hired || ride.meter.position == .paused
  }

  private var watches: Bool {
    guard let ride, ride.header.source == .live, receiver.problem != .denied else { return false }
    return ride.wantsPositions(at: now)
  }

  private var tickRate: Int64 {
    guard isVisible else { return isRunning && notifiesFare ? 1 : 0 }
    if doorDemo.isRunning || replayed?.isRunning == true { return 4 }
    if let ride, isRunning { return ride.demo != nil && settings.demoSpeed > 1 ? 4 : 1 }
    if ride?.canUndoStop(at: now) == true { return 1 }
    return place == .meter ? 1 : 0
  }
}
