import Metro
import Tariffs
import Units
import Words

/// The countdown of a ride.
package struct MetroRideScreen: Sendable {
  /// What moves by itself, by when it was drawn: another value is another drawing.
  package struct Motion: Sendable, Hashable {
    /// Milliseconds from the drawing to the beginning; below zero when it has begun.
    package let delay: Int64
    /// How long it goes on.
    package let length: Int64
  }

  /// A bar that fills by itself from one stop to the next.
  package struct Bar: Sendable, Hashable {
    /// When it fills.
    package let motion: Motion
    /// The line; nil for a walk and a wait.
    package let line: LineBadge?
    /// How much of it is full now, in fiftieths, for who wants no motion.
    package let done: Int64
    /// How much of its end may be past the doors' opening already, in thousandths.
    package let band: Int64
  }

  /// A stop of the ride.
  package struct Stop: Sendable {
    /// Where the train is.
    package enum Place: String, Sendable {
      case passed
      case here
      case ahead
    }

    /// The station.
    package let name: String
    /// When the train is there, or leaves where one gets on.
    package let time: String
    /// Its line.
    package let line: LineBadge
    /// Whether one gets on or off here.
    package let isEnd: Bool
    /// Where the train is.
    package let place: Place
    /// What is to be done here.
    package let note: String?
    /// The way to the next stop; nil for the last.
    package let bar: Bar?
  }

  /// The alert that fills the screen.
  package struct Flip: Sendable {
    /// What is to be done.
    package let text: String
    /// Where.
    package let name: String
    /// Whether one gets off at once.
    package let isNow: Bool
    /// Puts it away.
    package let button: MetroButton
  }

  /// What came of a ride that is over.
  package struct Over: Sendable {
    /// What came of it.
    package let text: String
    /// How far the countdown was off.
    package let error: String?
    /// Puts it away.
    package let button: MetroButton
    /// The way to the journal.
    package let journal: MetroLink
  }

  /// The line under way.
  package let line: LineBadge
  /// When it was drawn, in milliseconds.
  package let drawnAt: Int64
  /// Where one gets off, in words.
  package let heading: String
  /// The time left, as text.
  package let countdown: String
  /// The same to be read aloud.
  package let spoken: String
  /// The seconds left when it was drawn, and since when that is so.
  package let counting: Motion
  /// How many stops are left.
  package let stopsLeft: String
  /// What comes next.
  package let next: String
  /// The next change, when there is one.
  package let change: String?
  /// Between when the doors open; nil at the end.
  package let band: String?
  /// The stops.
  package let stops: [Stop]
  /// What the rider knows better: one stop less, one more.
  package let corrections: [MetroButton]
  /// The one thing to tell now, where there is one.
  package let main: MetroButton?
  /// The line that it is about.
  package let mainLine: LineBadge
  /// How late the tap was, with the words over it.
  package let lateLabel: String
  /// The keys for it; none when it is too late for that.
  package let late: [MetroButton]
  /// What else can be done.
  package let more: [MetroButton]
  /// The alert.
  package let flip: Flip?
  /// What came of it.
  package let over: Over?
  /// What is known of alerts in the air.
  package let siren: SirenContent?
  /// What the accelerometer thinks.
  package let motion: String?
}

extension MetroState {
  /// For so long after a tap it can be said that it came late.
  static let lateReach = Elapsed.seconds(180)

  func rideScreen(_ counted: CountedRide, _ words: MetroWords) -> MetroRideScreen {
    let strings = words.strings
    let network = counted.way.planner.network
    let ride = counted.ride
    let itinerary = ride.itinerary
    let state = ride.state(at: now)
    func name(_ stop: Int) -> String {
      network.stations[itinerary.stops[stop].station].names.text(in: language.tag)
    }
    let last = itinerary.stops.count - 1
    let leg = itinerary.stops[state.stop].leg
    let badge = LineBadge(network.lines[counted.way.line(ofLeg: leg)])
    let left = state.countdown(at: now)
    let drawn = state.countdown(at: counted.drawnAt)
    let seconds = (drawn.milliseconds + 999) / 1000
    return MetroRideScreen(
      line: badge, drawnAt: counted.drawnAt.milliseconds,
      heading: strings.text(.metroRideTo, ["name": name(last)]), countdown: words.countdown(left),
      spoken: words.duration(left),
      counting: MetroRideScreen.Motion(delay: drawn.milliseconds - seconds * 1000, length: seconds * 1000),
      stopsLeft: strings.text(.metroStopsLeft, count: Int64(state.stopsLeft)),
      next: next(state, itinerary, strings, name), change: changeWords(counted, state, words, name),
      band: band(counted, state, words), stops: stops(counted, state, words, name),
      corrections: corrections(state, strings), main: mainKey(counted, state, strings),
      mainLine: state.phase == .changing && leg + 1 < counted.way.plan.legs.count
        ? LineBadge(network.lines[counted.way.line(ofLeg: leg + 1)]) : badge,
      lateLabel: strings.text(.metroLate), late: late(counted, words), more: more(counted, state, strings),
      flip: flip(counted, strings, name), over: over(counted, words, name(last)), siren: sirenContent(strings),
      motion: motionWords(strings))
  }

  private func next(
    _ state: RideState, _ itinerary: Itinerary, _ strings: Strings, _ name: (Int) -> String
  ) -> String {
    switch state.phase {
    case .waiting, .standing: strings.text(.metroAtStop, ["name": name(state.stop)])
    case .running: strings.text(.metroNextStop, ["name": name(min(state.stop + 1, itinerary.stops.count - 1))])
    case .changing: strings.text(.metroChangeNow, ["name": name(state.stop)])
    case .arrived, .over: strings.text(.metroArrived, ["name": name(itinerary.stops.count - 1)])
    }
  }

  private func changeWords(
    _ counted: CountedRide, _ state: RideState, _ words: MetroWords, _ name: (Int) -> String
  ) -> String? {
    let stops = counted.ride.itinerary.stops
    guard let next = stops.indices.first(where: { $0 > state.stop && stops[$0].change != nil }) else { return nil }
    let network = counted.way.planner.network
    let sign = network.lines[counted.way.line(ofLeg: stops[next].leg)].sign
    let towards = network.stations[counted.way.towards(leg: stops[next].leg)].names.text(in: language.tag)
    return words.strings.text(
      .metroChangeAhead, ["name": name(next - 1), "sign": sign, "towards": towards])
  }

  private func band(_ counted: CountedRide, _ state: RideState, _ words: MetroWords) -> String? {
    guard state.phase != .arrived, state.phase != .over, let schedule = counted.ride.schedule else { return nil }
    let band = schedule.band(at: counted.ride.itinerary.stops.count - 1)
    return words.strings.text(
      .metroBand, ["from": words.time(max(band.earliest, now)), "until": words.time(band.latest + .seconds(59))])
  }

  private func stops(
    _ counted: CountedRide, _ state: RideState, _ words: MetroWords, _ name: (Int) -> String
  ) -> [MetroRideScreen.Stop] {
    let itinerary = counted.ride.itinerary
    guard let schedule = counted.ride.schedule else { return [] }
    let network = counted.way.planner.network
    return itinerary.stops.indices.map { index in
      let stop = itinerary.stops[index]
      let line = LineBadge(network.lines[counted.way.line(ofLeg: stop.leg)])
      let place: MetroRideScreen.Stop.Place =
        index < state.stop ? .passed : index == state.stop ? .here : .ahead
      var note: String?
      if stop.change != nil {
        let towards = network.stations[counted.way.towards(leg: stop.leg)].names.text(in: language.tag)
        note = words.strings.text(.metroTowards, ["name": towards])
      }
      return MetroRideScreen.Stop(
        name: name(index), time: words.time(stop.run == nil ? schedule.departures[index] : schedule.arrivals[index]),
        line: line, isEnd: stop.run == nil || itinerary.isEnd(index), place: place, note: note,
        bar: index + 1 < itinerary.stops.count ? bar(index, counted, schedule, line) : nil)
    }
  }

  private func bar(
    _ index: Int, _ counted: CountedRide, _ schedule: RideSchedule, _ line: LineBadge
  ) -> MetroRideScreen.Bar {
    let itinerary = counted.ride.itinerary
    let isWalk = itinerary.stops[index + 1].run == nil
    // A bar fills from the doors' closing to their opening; a walk and its wait to the next departure.
    let from = isWalk ? schedule.arrivals[index] : schedule.departures[index]
    let until = isWalk ? schedule.departures[index + 1] : schedule.arrivals[index + 1]
    let length = max(1000, (until - from).milliseconds)
    var band: Int64 = 0
    if index + 2 == itinerary.stops.count {
      let early = schedule.arrivals[index + 1] - schedule.band(at: index + 1).earliest
      band = min(1000, max(0, early.milliseconds * 1000 / length))
    }
    return MetroRideScreen.Bar(
      motion: MetroRideScreen.Motion(delay: (from - counted.drawnAt).milliseconds, length: length),
      line: isWalk ? nil : line, done: min(50, max(0, (now - from).milliseconds * 50 / length)), band: band)
  }

  private func motionWords(_ strings: Strings) -> String? {
    guard choices.feelsMotion else { return nil }
    switch motion.state {
    case .unknown: return strings.text(.metroMotionUnknown)
    case .standing: return strings.text(.metroMotionStanding)
    case .moving: return strings.text(.metroMotionMoving)
    }
  }
}
