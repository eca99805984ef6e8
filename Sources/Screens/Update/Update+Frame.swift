import Taximeter
import Units
import Words

extension AppState {
  /// Tells the room of another module what it needs: when it is entered, and now and then while its ride goes on.
  mutating func attendFrame(_ turn: inout Turn) {
    guard case .module(let room) = place else {
      guard answers != RoomFrame() else { return }
      answers = RoomFrame()
      turn.perform(.closeRoom)
      return
    }
    guard let strings = library.strings else { return }
    let isOnMeter = room.isOfRide && room.ride == nil
    let task = RoomTask(
      room: room, language: strings.language, units: settings.units, city: settings.city,
      number: settings.receiptRide.flatMap { $0 == ride?.meter.startTime ? settings.receiptNumber : nil },
      map: wantedMap?.attribution, progress: isOnMeter ? progress : RoomTask.Progress())
    guard task != answers.told, isTime(for: task) else { return }
    answers.told = task
    answers.toldAt = now
    answers.failure = nil
    turn.perform(.room(task))
  }

  /// Once a ride is over its bill stays, whatever else is written down.
  private var progress: RoomTask.Progress {
    guard let ride, ride.meter.stopTime == nil else { return RoomTask.Progress(lines: 0, isOver: ride != nil) }
    return RoomTask.Progress(lines: ride.lines.count, isOver: false)
  }

  /// Whether what is new is worth the work: a ride that only goes on waits a while, a long one longer.
  private func isTime(for task: RoomTask) -> Bool {
    guard var told = answers.told else { return true }
    told.progress.lines = task.progress.lines
    guard told == task else { return true }
    return now - answers.toldAt >= .seconds(5 + Int64(task.progress.lines) / 500)
  }

  mutating func failAnswers(_ reason: String) {
    remark(reason)
    answers.failure = reason
  }

  mutating func retryAnswers() {
    answers = RoomFrame()
  }
}
