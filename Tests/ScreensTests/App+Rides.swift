import RideSupport
import Screens
import Track
import Units
import Words

extension App {
  /// Three paid rides: a live one with a silence in New York, one in Glasgow the year before, a demo.
  static func withRides(_ language: Language = .english) -> App {
    var app = App(language, at: App.noon - .seconds(200 * 86_400), city: "gb-glasgow")
    app.press(.start)
    app.drive(seconds: 90, speed: 9)
    app.press(.stop, .pay, .clear, .city("us-nyc"))
    app.sleep(seconds: 200 * 86_400)
    app.press(.demo, .demoSpeed(60))
    app.pass(seconds: 9, tick: 250)
    app.press(.pay, .clear, .demoSpeed(1))
    app.sleep(seconds: 3600)
    app.rideWithSilence()
    app.press(.pay, .clear)
    return App(
      language, at: app.now, rides: app.rides.sorted { $0.note.start > $1.note.start })
  }

  /// A live ride of a hundred seconds with thirty in the dark.
  mutating func rideWithSilence() {
    press(.start)
    drive(seconds: 40, speed: 8)
    send(.visible(false))
    pass(seconds: 30, tick: 5000)
    travelled += 30 * 8
    send(.visible(true))
    drive(seconds: 30, speed: 8)
    press(.stop)
  }

  /// The fixes of a drive like that one without the silence, as a track of the same receiver.
  static func track(from start: Instant, seconds: Int, speed: Double) -> [Fix] {
    (1...seconds).map { second in
      Fix(
        time: start + .seconds(Int64(second)),
        place: Ground(latitude: 40.7549, longitude: -73.984).north(Double(second) * speed).coordinate,
        accuracy: Distance(millimetres: 5000), speed: Speed(millimetresPerSecond: Int64(speed * 1000)))
    }
  }
}
