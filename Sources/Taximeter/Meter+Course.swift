import Tariffs
import Units

extension Meter {
  /// What a course costs by this meter's edition and clock and by what was keyed into it before Start.
  ///
  /// The same as if the meter had taken the ride; the meter itself stays as it is.
  package func bill(of course: Course) -> Bill {
    bill(of: course, isTraced: false).bill
  }

  /// The same with every step of the display.
  package func explanation(of course: Course) -> (bill: Bill, increments: [Increment]) {
    bill(of: course, isTraced: true)
  }

  private func bill(of course: Course, isTraced: Bool) -> (bill: Bill, increments: [Increment]) {
    var hire = Hire(edition: edition, schedule: schedule, start: course.start, chosenRate: chosenRate)
    for cut in course.cuts { hire = hire.changed(at: cut.at, isPaused: cut.isPaused, chosenRate: chosenRate) }
    hire = hire.ended(at: course.stop)
    var fold = Fold(hire: hire, isTraced: isTraced)
    fold.follow(course, hire: hire)
    let bill = Bill(
      hire: hire, counter: fold.counter, stop: course.stop, keyed: keyed, discount: discount, shown: .zero,
      gaps: fold.gaps, reception: course.reception)
    return (bill, fold.trace?.increments ?? [])
  }
}
