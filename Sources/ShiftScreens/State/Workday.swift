import Almanac
import Motion
import Offers
import Shift
import Tariffs
import Taximeter
import Track
import Units

/// A practice day: a fold over what the driver does, with simulated riders and the real dispatcher's decisions between.
///
/// What happens by itself happens at times that are reckoned, never at the tick that finds it; so a day that is opened
/// again after its page was killed is where it would have been.
package struct Workday: Sendable {
  /// The name under which the dispatcher knows the driver.
  static let me = DriverID("me")

  /// What it was begun with.
  package let setting: DaySetting
  /// The tariff of its meter; nil where there is none.
  package let tariff: Tariff?
  /// When it began.
  package let begun: Instant
  /// The clock.
  package internal(set) var clock: PracticeClock
  /// How far it has been reckoned, by the practice clock.
  package internal(set) var now: Instant
  /// The shift.
  package internal(set) var duty: Duty
  /// What happened in it, for its log.
  package internal(set) var events: [TimedDutyEvent] = []
  /// The dispatcher.
  package internal(set) var board: Board
  /// The offer on the screen.
  package internal(set) var offer: DayOffer?
  /// Why the last offer went away, until something else happens.
  package internal(set) var lost: OfferState?
  /// The ride that the driver holds.
  package internal(set) var ride: DayRide?
  /// The drive that goes on, or stands.
  package internal(set) var drive: Drive?
  /// Where the car stands when it does not drive.
  package internal(set) var spot = Town.Place.depot.spot
  /// The metres driven before the drive.
  var drivenBefore = 0.0
  /// When the next rider asks; nil while nobody does.
  var nextRequest: Instant?
  /// How many riders there were.
  var riders = 0
  /// How many offers in a row went by unanswered.
  package internal(set) var missed = 0
  /// The last step, while it can be undone.
  package internal(set) var undoable: Undoable?
  /// The inputs, each at its place in the order of their times.
  package internal(set) var journal: [TimedDayInput] = []
  /// How many rides were paid.
  package internal(set) var paidRides: Int64 = 0
  /// What was earned.
  package internal(set) var earned = Money.zero

  /// The dispatcher of a day that is none of practice.
  package internal(set) var desk: DeskDay?
  /// What the receiver and the meter showed at the last input.
  var sight: TimedDayInput.Sight?

  /// The latest real time that it was told.
  var latest: Instant
  let calendar: HolidayCalendar?

  /// A step that can still be taken back.
  package struct Undoable: Sendable, Hashable {
    /// Its place in the journal.
    let place: Int
    /// What it was.
    package let input: DayInput
    /// Until when, by the real clock.
    package let until: Instant
  }

  /// How long a step can be taken back.
  package static var undoTime: Elapsed { .seconds(12) }

  /// Begins a day.
  package init(_ setting: DaySetting, tariff: Tariff?, calendar: HolidayCalendar?, at time: Instant) {
    self.setting = setting
    self.tariff = tariff
    self.calendar = calendar
    begun = time
    now = time
    latest = time
    clock = PracticeClock(at: time)
    duty = Duty(hours: setting.isAlternate ? .alternate : .day)
    var rules = DispatchRules()
    rules.freshness = .seconds(86_400)
    board = Board(rules: rules)
    desk = setting.desk.map { DeskDay(owner: $0) }
  }

  /// The clock of the place.
  package var zone: Zone { tariff?.zone ?? .utc }

  /// Where the car is.
  package var car: Town.Spot { drive.map { $0.spot(at: now) } ?? spot }

  /// The metres driven on this day.
  package var driven: Double {
    desk.map { $0.driven } ?? drivenBefore + (drive.map { $0.metres(at: now) } ?? 0)
  }

  /// Where the town lies.
  package var ground: Ground { Ground(centre: tariff?.centre ?? .origin) }

  /// Whether the car moves.
  package var isDriving: Bool { drive.map { $0.since != nil && !$0.isOver(at: now) } ?? false }

  /// The name of a place as the record has it.
  package func name(_ place: Town.Place) -> String {
    setting.names.count > place.rawValue ? setting.names[place.rawValue] : "\(place.rawValue)"
  }

  /// The name of the place where the car is.
  package var here: String {
    guard let desk else { return name(Town.nearest(to: car)) }
    guard let place = desk.place else { return desk.ride.map { ($0.to ?? $0.from).words } ?? "?" }
    // Who stands at a place of the ride is there by its name.
    let known = desk.ride.map { [$0.from] + [$0.to].compactMap { $0 } } ?? []
    return known.first { Workday.metres($0.at, place) < 100 }?.words ?? DeskPlace.words(place)
  }

  /// The record of it.
  package var record: DailyRecord {
    DailyRecord(
      number: setting.number, driver: setting.driver, vehicle: setting.vehicle, zone: zone, currency: currency,
      duty: duty)
  }

  /// The record before anything happened, as the log's first line has it.
  package var header: DailyRecord {
    DailyRecord(
      number: setting.number, driver: setting.driver, vehicle: setting.vehicle, zone: zone, currency: currency,
      duty: Duty(limit: duty.limit, hours: duty.hours))
  }

  /// The shift's log, in the form of docs/shift.md.
  package var log: [UInt8] { DutyLog.bytes(header, events) }

  /// The money of the fares; without a tariff the euro.
  package var currency: Currency { tariff?.currency ?? Currency(code: "EUR") ?? .unknown }

  /// What the car's own odometer shows: whole kilometres; nil before it was read.
  package var dial: Int64? {
    duty.odometerStart.map { ($0 + Int64(driven / 1000)) % Odometer.span }
  }
}

extension Currency {
  /// No currency at all; the list has the euro, so it is never met.
  fileprivate static var unknown: Currency { preconditionFailure("the euro is on the list") }
}
