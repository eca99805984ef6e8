import Almanac
import Metro

extension NetworkAssembly {
  /// Says on which days what runs, and what is strange about it.
  mutating func tell(_ kinds: DayKinds) {
    report.add(
      .found,
      "service from \(kinds.span.lowerBound.iso8601) to \(kinds.span.upperBound.iso8601), "
        + "\(FeedImport.counted(kinds.days.count, "kind")) of days, "
        + "\(FeedImport.counted(kinds.exceptions.count, "date")) that differ from their weekday")
    if feed.services.weeks.isEmpty {
      report.add(.assumed, "there is no calendar.txt; days come from calendar_dates.txt alone")
    }
    if !hasDwell {
      report.add(
        .assumed,
        "trains arrive and depart at the same second everywhere: doors are taken to be open for 15 s, which is part of the run"
      )
    }
    if groups.joinedByName > 0 {
      report.add(
        .assumed,
        "there are no parent stations for \(FeedImport.counted(groups.joinedByName, "platform")): "
          + "those of one name within 400 m are one station")
    }
    if !feed.frequencies.isEmpty {
      report.add(
        .found,
        "\(FeedImport.counted(feed.frequencies.count, "frequency row")): the times of their trips are templates, "
          + "not trains")
    }
    if feed.times.contains(where: { $0.departure >= 86_400 || $0.arrival >= 86_400 }) {
      report.add(.found, "trains after midnight, which belong to the day before")
    }
    if isMinutesOnly { report.add(.assumed, "all times are whole minutes; each may be off by half of one") }
    overlaps(kinds)
  }

  private var isMinutesOnly: Bool {
    feed.times.allSatisfy { $0.arrival < 0 || ($0.arrival % 60 == 0 && $0.departure % 60 == 0) }
  }

  /// Two services on one day, one of which runs on all days of the other, are two timetables at once.
  private mutating func overlaps(_ kinds: DayKinds) {
    var told: [[Int]] = []
    for services in kinds.services where services.count > 1 {
      for one in services {
        for other in services where one != other && !told.contains([one, other]) {
          let days = kinds.services.filter { $0.contains(one) }
          guard days.allSatisfy({ $0.contains(other) }), kinds.services.contains(where: { $0 == [other] }),
            sharesPattern(one, other)
          else { continue }
          told.append([one, other])
          let (part, whole) = (feed.services.keys.text(one), feed.services.keys.text(other))
          report.add(
            .doubt,
            "the service \(whole) runs on every day of \(part) too: their trains are counted together, and there may be "
              + "twice too many")
        }
      }
    }
  }

  private func sharesPattern(_ one: Int, _ other: Int) -> Bool {
    patterns.contains { pattern in
      pattern.trains.contains { $0.service == one } && pattern.trains.contains { $0.service == other }
    }
  }

  /// Says which patterns have no way back.
  mutating func tellDirections(_ patterns: [Pattern], _ lines: [MetroLine]) throws(FeedError) {
    for pattern in patterns {
      guard let start = pattern.stations.first, let end = pattern.stations.last else { continue }
      if start == end {
        report.add(once: .found, "the line \(lines[pattern.line].id) is a loop")
        continue
      }
      let hasBack = patterns.contains { other in
        guard other.line == pattern.line, let here = other.stations.firstIndex(of: end),
          let there = other.stations.lastIndex(of: start)
        else { return false }
        return here < there
      }
      if !hasBack { report.add(once: .doubt, "the line \(lines[pattern.line].id) has a direction without a way back") }
    }
  }
}

extension QualityReport {
  /// Adds a sentence that is not there yet.
  mutating func add(once kind: Kind, _ text: String) {
    guard !notes.contains(where: { $0.kind == kind && $0.text == text }) else { return }
    add(kind, text)
  }
}
