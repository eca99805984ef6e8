import Almanac
import RideLog
import Tariffs
import Taximeter
import Track
import Units

/// The ride that goes on: its log, and the meter that is the fold over it.
package struct Ride: Sendable {
  /// The tariff by which it is priced.
  package let tariff: Tariff
  /// The log's first line.
  package private(set) var header: RideHeader
  /// The meter.
  package private(set) var meter: Meter
  /// What happened so far.
  package private(set) var events: [TimedEvent] = []
  /// Where it went.
  package private(set) var trail = Trail()
  /// The last silence that ended.
  package private(set) var silence: Silence?
  /// The built-in ride and its clock, where the positions are its.
  package internal(set) var demo: Demo?
  private var shownFare = Money.zero
  /// The uncertainty up to the latest fix, or to Stop.
  private var doubt = FareUncertainty()

  /// A silence of the receiver that is over.
  package struct Silence: Sendable, Hashable {
    /// When positions came back.
    package let end: Instant
    /// How long there was none.
    package let length: Elapsed
    /// By how much the distance went on then.
    package let distance: Distance
  }

  /// Begins a ride under the edition of the header; nil when the tariff has no such edition.
  package init?(tariff: Tariff, header: RideHeader, calendar: HolidayCalendar?) {
    guard header.tariff == tariff.id, let edition = tariff.edition(from: header.edition) else { return nil }
    self.tariff = tariff
    self.header = header
    meter = Meter(edition: edition, zone: tariff.zone, calendar: calendar)
  }

  /// The edition by which it is priced.
  package var edition: Edition { meter.edition }

  /// How far the ride may be off because of the positions.
  package var uncertainty: FareUncertainty { meter.settled(doubt) }

  /// Takes an event and notes it.
  ///
  /// - Throws: A ``MeterError`` when it cannot happen now; nothing is noted then.
  mutating func take(_ event: Event, at time: Instant) throws(MeterError) {
    let latest = meter.latestFix
    let used = meter.used
    let before = latest == nil ? nil : meter.display(at: time)
    try meter.apply(event, at: time)
    events.append(TimedEvent(at: time, event: event))
    let now = meter.display(at: time)
    weigh(event, after: latest, used: used, shown: now)
    if let fix = meter.latestFix, fix != latest { follow(fix, after: latest, shown: before) }
    shownFare = now.fare
  }

  /// Takes fixes of a file, in order, each at its own time, and notes them: nobody watches the display meanwhile, and its
  /// way is drawn at the end by ``retrace()``.
  ///
  /// - Throws: A ``MeterError`` when the ride is too long; nothing is noted then.
  mutating func take(recorded fixes: [Fix]) throws(MeterError) {
    let before = meter.latestFix
    try meter.apply(recorded: fixes)
    for fix in fixes { events.append(TimedEvent(at: fix.time, event: .fix(fix))) }
    if meter.latestFix != before, let last = fixes.last { shownFare = meter.display(at: last.time).fare }
  }

  /// Draws the way anew through all positions that are used.
  mutating func retrace() {
    trail = Trail()
    for place in meter.places { trail.reach(place) }
  }

  /// Goes on with the uncertainty, from the beginning where more than one new place has come at the end.
  private mutating func weigh(_ event: Event, after latest: Fix?, used: Int64, shown: Display) {
    if meter.stopTime != nil {
      // What is said of a ride that is over is reckoned once, however often it is shown.
      switch event {
      case .stop, .fix: doubt = meter.uncertainty
      default: break
      }
      return
    }
    guard meter.used != used || meter.latestFix != latest || event == .undoStop else { return }
    if case .fix(let fix) = event, latest.map({ $0.time < fix.time }) ?? true, meter.used == used + 1,
      meter.latestFix == fix, let rate = meter.countingRate(at: fix.time, after: shown.distance)
    {
      doubt.reach(fix)
      doubt.meet(rate)
    } else {
      doubt = meter.uncertainty
    }
  }

  private mutating func follow(_ fix: Fix, after latest: Fix?, shown before: Display?) {
    trail.reach(fix.place)
    guard let latest, let before, fix.time - latest.time > AdmissionLimits.gap else { return }
    let now = meter.display(at: fix.time)
    silence = Silence(end: fix.time, length: fix.time - latest.time, distance: now.distance - before.distance)
  }

  /// Lets the clock move the display, which is noted only when it does.
  mutating func tick(at time: Instant) throws(MeterError) {
    guard meter.position == .hired, meter.display(at: time).fare != shownFare else { return }
    try take(.tick, at: time)
  }

  /// The log's lines, without their line feeds.
  package var lines: [String] {
    [Ride.line(RideLine.bytes(header))] + events.map { Ride.line(RideLine.bytes($0)) }
  }

  /// The same as a ride whose positions came from a file.
  var asFile: Ride {
    guard header.source != .file else { return self }
    var copy = self
    copy.header = RideHeader(tariff: header.tariff, edition: header.edition, zone: header.zone, source: .file)
    copy.demo = nil
    return copy
  }

  static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// The time by the ride's own clock.
  package func time(at now: Instant) -> Instant {
    demo?.clock.time(at: now) ?? now
  }

  /// Whether Stop can still be taken back.
  package func canUndoStop(at now: Instant) -> Bool {
    guard meter.position == .toPay, header.source != .file, let stop = meter.stopTime else { return false }
    return time(at: now) - stop <= Meter.undoTime
  }

  /// Whether positions are still wanted: while it goes on, and while Stop can be taken back.
  package func wantsPositions(at now: Instant) -> Bool {
    switch meter.position {
    case .hired, .paused: header.source != .file
    case .toPay: canUndoStop(at: now)
    case .forHire, .paid: false
    }
  }
}
