import Taximeter
import Units
import Words

extension AppState {
  /// Tells the room that answers what it needs: when it is entered, and now and then while its ride goes on.
  mutating func attendAnswers(_ turn: inout Turn) {
    guard case .answer(let room) = place else {
      guard answers != AnswersFrame() else { return }
      answers = AnswersFrame()
      turn.perform(.closeAnswers)
      return
    }
    guard let strings = library.strings else { return }
    let isOnMeter = room.isOfRide && room.ride == nil
    let task = AnswersTask(
      room: room, language: strings.language, units: settings.units, city: settings.city,
      number: settings.receiptRide.flatMap { $0 == ride?.meter.startTime ? settings.receiptNumber : nil },
      map: wantedMap?.attribution, progress: isOnMeter ? progress : AnswersTask.Progress())
    guard task != answers.told, isTime(for: task) else { return }
    answers.told = task
    answers.toldAt = now
    answers.failure = nil
    turn.perform(.answers(task))
  }

  /// Once a ride is over its bill stays, whatever else is written down.
  private var progress: AnswersTask.Progress {
    guard let ride, ride.meter.stopTime == nil else { return AnswersTask.Progress(lines: 0, isOver: ride != nil) }
    return AnswersTask.Progress(lines: ride.lines.count, isOver: false)
  }

  /// Whether what is new is worth the work: a ride that only goes on waits a while, a long one longer.
  private func isTime(for task: AnswersTask) -> Bool {
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
    answers = AnswersFrame()
  }
}
