import Almanac
import Motion
import Shift
import Units
import Words

/// The street, and the way into a day.
package struct HomeScreen: Sendable {
  /// A day that is over.
  package struct Row: Sendable {
    /// Where its record is.
    package let address: String
    /// Its number.
    package let number: String
    /// When it was.
    package let date: String
    /// What it brought.
    package let text: String
  }

  /// What the bird says.
  package let greeting: String
  /// What this is.
  package let hint: String
  /// What went wrong, or well, on the day before this street.
  package let notice: String?
  /// Whether that forbids duty.
  package let isForbidden: Bool
  /// Begins a day.
  package let begin: ShiftButton
  /// Where the record of the day that has just ended is.
  package let record: ShiftLink?
  /// The dispatcher; nil on practice.
  package let desk: DeskNote?
  /// Stops the street, or lets it run.
  package let motion: ShiftButton
  /// Whether it stands.
  package let isStill: Bool
  /// The heading of the days that are over.
  package let pastTitle: String
  /// These days.
  package let past: [Row]
  /// The street.
  package let street: Street
}

/// The strips of the street, each by its own clock.
package struct Street: Sendable, Hashable {
  /// A strip of it.
  package struct Strip: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// Its way.
    package let parallax: Parallax
    /// How many copies fill the window.
    package let copies: Int
  }

  /// From the farthest to the nearest.
  package let strips: [Strip]

  /// The street for a window of a width.
  package init(width: Int64) {
    let all: [(String, Double, Double)] = [
      ("clouds", 640, 48), ("hills", 720, 36), ("houses", 800, 16), ("road", 160, 1.6), ("grass", 400, 3.2),
    ]
    strips = all.compactMap { name, period, duration in
      Parallax(period: period, duration: duration).map {
        Strip(name: name, parallax: $0, copies: $0.copies(over: Double(max(320, width))))
      }
    }
  }
}

extension ShiftState {
  func homeScreen(_ words: ShiftWords) -> HomeScreen {
    let over = day.flatMap { $0.duty.phase == .closed || $0.duty.phase == .forbidden ? $0 : nil }
    let isForbidden = over?.duty.phase == .forbidden
    var notice: String?
    if let over {
      notice =
        isForbidden
        ? words(.shiftForbidden, ["reasons": reasons(over, words)])
        : words(.shiftDayOver, count: over.paidRides, ["money": words.money(over.earned, over)])
    }
    if isUnkept { notice = words(.shiftUnkept) }
    let notices = [notice, restNotice(words)].compactMap { $0 }
    return HomeScreen(
      greeting: words(over == nil ? .shiftGreeting : .shiftGreetingAfter),
      hint: words(link == nil ? .shiftPracticeHint : .shiftDeskHint),
      notice: notices.isEmpty ? nil : notices.joined(separator: " "), isForbidden: isForbidden,
      begin: ShiftButton(.begin, words(.shiftBegin), isDisabled: !canBegin),
      record: over.map { _ in ShiftLink(address: ShiftRoom.record(nil).hash, label: words(.shiftRecordTitle)) },
      desk: deskNote(words), motion: ShiftButton(.still(!isStill), words(isStill ? .shiftStreetRun : .shiftStreetStop)),
      isStill: isStill,
      pastTitle: words(.shiftPastTitle), past: past.prefix(30).map { row($0, words) },
      street: Street(width: window.width))
  }

  /// That the rest since the last shift is too short to begin another; nil where it is long enough.
  private func restNotice(_ words: ShiftWords) -> String? {
    guard canBegin, let last = past.first(where: { $0.ended != nil }), let ended = last.ended else { return nil }
    let rest = now - ended
    switch last.hours.rest(rest) {
    case .enough: return nil
    case .belowUsual:
      return words(
        .shiftRestBelowUsual, ["duration": words.hours(rest), "limit": words.hours(last.hours.usualRest)])
    case .belowLeast:
      return words(
        .shiftRestBelowLeast, ["duration": words.hours(rest), "limit": words.hours(last.hours.leastRest)])
    }
  }

  private func row(_ past: PastDay, _ words: ShiftWords) -> HomeScreen.Row {
    let zone = day?.zone ?? .utc
    return HomeScreen.Row(
      address: ShiftRoom.record(past.number == day?.setting.number ? nil : past.number).hash,
      number: words(.shiftRecordNumber, ["number": "\(past.number)"]),
      date: words.formats.date(zone.local(of: past.begun).date),
      text: words(.shiftPastRides, count: past.rides, ["money": past.earned]))
  }

  /// Why the roll call forbids duty, in words.
  private func reasons(_ day: Workday, _ words: ShiftWords) -> String {
    let failures = day.duty.rollCalls.first?.call.failures ?? []
    return failures.map { failure in
      switch failure {
      case .heldByNobody: words(.shiftFailureNobody)
      case .notMeasured: words(.shiftFailureNotMeasured)
      case .alcohol: words(.shiftFailureAlcohol)
      case .unfit: words(.shiftFailureUnfit)
      case .notInspected: words(.shiftFailureNotInspected)
      }
    }.joined(separator: words.formats.comma)
  }
}
