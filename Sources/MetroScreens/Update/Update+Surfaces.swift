import Metro
import Tariffs
import Units
import Words

extension MetroState {
  /// The ride as a sound, or no longer.
  ///
  /// Before Start nothing can be played yet, because nobody knows when the train moves: the key then only begins the ride.
  mutating func toggleSound(_ turn: inout MetroTurn) {
    if ride == nil { start(&turn) }
    guard let counted = ride, counted.ride.outcome == nil else { return }
    if counted.sounds {
      ride?.sounds = false
      turn.perform(.hush)
    } else {
      ride?.sounds = true
      play(&turn)
    }
  }

  /// Plays the sound of the ride from now on, in the place of the one before.
  mutating func play(_ turn: inout MetroTurn) {
    guard let counted = ride, let strings else { return }
    let bytes =
      abilities.playsFLAC
      ? RideSound.flac(of: counted.ride, from: now) : RideSound.wave(of: counted.ride, from: now)
    guard let bytes else {
      ride?.sounds = false
      turn.perform(.hush)
      notify(.noSound)
      return
    }
    let stops = counted.ride.itinerary.stops
    let stations = counted.way.planner.network.stations
    let end = stations[stops[stops.count - 1].station].names.text(in: language.tag)
    let state = counted.ride.state(at: now)
    turn.perform(
      .play(
        RideTrack(
          title: strings.text(.metroTrackTitle, ["name": end]),
          artist: strings.text(.metroStopsLeft, count: Int64(state.stopsLeft)),
          type: abilities.playsFLAC ? "audio/flac" : "audio/wav", bytes: bytes)))
  }

  /// The ride as a calendar file; before Start as if the train moved now, for who cannot tap later.
  mutating func saveCalendar(_ turn: inout MetroTurn) {
    guard let strings, let network = network?.network else { return }
    var shown: MetroRide
    if let ride {
      shown = ride.ride
    } else {
      guard let way = trip.way else { return }
      shown = MetroRide(way.itinerary, network)
      shown.apply(.departed, at: now)
    }
    let stops = shown.itinerary.stops
    let end = stationName(stops[stops.count - 1].station)
    let words = RideCalendar.Words(
      title: strings.text(.metroTrackTitle, ["name": end]), next: strings.text(.metroAlertNext, ["name": end]),
      getOff: strings.text(.metroAlertOff, ["name": end]))
    guard let file = RideCalendar.file(of: shown, from: now, words: words) else { return }
    turn.perform(
      .download(name: "flagfall-metro.ics", type: "text/calendar", text: String(decoding: file, as: UTF8.self)))
  }
}
