import Almanac
import Metro

/// The kinds of days of a feed: days on which the same services run are of one kind.
struct DayKinds {
  let span: ClosedRange<CivilDate>
  let days: [DayKind]
  let exceptions: [DayException]
  /// The services of each kind.
  let services: [[Int]]

  /// Dates that differ from their weekday are listed one by one; more than this are not a rule any more.
  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  init?(_ calendar: ServiceCalendar, isUsed: [Bool]) {
    guard let span = calendar.span(isUsed) else { return nil }
    self.span = span
    let active = calendar.active(isUsed, in: span)
    var sets: [[Int]] = []
    var counts: [[Int]] = []
    var ofDay: [Int] = []
    for (offset, services) in active.enumerated() {
      let weekday = Weekday(dayNumber: span.lowerBound.dayNumber + offset).rawValue - 1
      var number = sets.firstIndex(of: services)
      if number == nil {
        sets.append(services)
        counts.append([Int](repeating: 0, count: 7))
        number = sets.count - 1
      }
      if let number {
        counts[number][weekday] += 1
        ofDay.append(number)
      }
    }
    // The usual set of each day of the week.
    let usual = (0..<7).map { weekday in
      sets.indices.max { counts[$0][weekday] < counts[$1][weekday] } ?? 0
    }
    var kinds: [DayKind] = []
    var services: [[Int]] = []
    var kindOfSet = [Int?](repeating: nil, count: sets.count)
    for number in sets.indices where !sets[number].isEmpty {
      let weekdays = (0..<7).filter { usual[$0] == number && counts[number][$0] > 0 }
      kindOfSet[number] = kinds.count
      kinds.append(
        DayKind(id: DayKinds.name(weekdays, kinds.count), weekdays: weekdays.compactMap { Weekday(rawValue: $0 + 1) }))
      services.append(sets[number])
    }
    var exceptions: [DayException] = []
    for (offset, number) in ofDay.enumerated() {
      let date = CivilDate(dayNumber: span.lowerBound.dayNumber + offset)
      let expected = usual[date.weekday.rawValue - 1]
      if number != expected { exceptions.append(DayException(date: date, day: kindOfSet[number])) }
    }
    days = kinds
    self.exceptions = exceptions
    self.services = services
  }

  private static func name(_ weekdays: [Int], _ number: Int) -> String {
    switch weekdays {
    case []: return "special-\(number + 1)"
    case [0, 1, 2, 3, 4, 5, 6]: return "daily"
    case [0, 1, 2, 3, 4]: return "weekday"
    case [5, 6]: return "weekend"
    default: return weekdays.map { names[$0] }.joined(separator: "-")
    }
  }
}
