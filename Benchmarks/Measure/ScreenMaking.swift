import Foundation
import JSON
import Markup
import Screens
import Track
import Units
import Words

/// What a fix costs from its arrival to the HTML of the meter, natively.
enum ScreenMaking {
  static let measurement = Measurement(
    name: "screens", arguments: "DATA FIXES", purpose: "µs per fix: the state, what is on the screen, its HTML"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else {
      throw MeasurementError(message: "name the folder of the data and how many fixes to drive")
    }
    var state = try started(arguments[0])
    var displays = DrawnDisplays()
    let clock = ContinuousClock()
    var (update, content, markup) = (Duration.zero, Duration.zero, Duration.zero)
    var bytes = 0
    for second in 1...count {
      let event = AppEvent(now: start + .seconds(Int64(second)), .fix(fix(second)))
      update += clock.measure { _ = Screens.update(&state, event) }
      var page: Page?
      content += clock.measure { page = Screens.content(state) }
      guard let page else { continue }
      markup += clock.measure { bytes = Markup.markup(page, reusing: &displays).count }
    }
    func each(_ time: Duration) -> Double { time / .microseconds(count) }
    return [
      Figure(name: "fix to HTML", value: each(update + content + markup), unit: "µs"),
      Figure(name: "of it the state", value: each(update), unit: "µs"),
      Figure(name: "of it the content", value: each(content), unit: "µs"),
      Figure(name: "of it the HTML", value: each(markup), unit: "µs"),
      Figure(name: "the HTML", value: Double(bytes), unit: "bytes"),
    ]
  }

  private static let start = Instant(seconds: 1_772_641_800)

  /// A ride that has just begun in New York.
  private static func started(_ data: String) throws(MeasurementError) -> AppState {
    var state = AppState()
    var settings = Settings()
    settings.city = "us-nyc"
    let boot = Boot(device: Device(), languages: ["en"], settings: settings, log: nil, place: .meter)
    var queue = [AppEvent(now: start, .boot(boot))]
    while let event = queue.popLast() {
      for case .load(let path) in Screens.update(&state, event) {
        queue.append(AppEvent(now: start, .loaded(path: path, text: try file(path, in: data))))
      }
    }
    _ = Screens.update(&state, AppEvent(now: start, .key(.start)))
    guard state.ride != nil else { throw MeasurementError(message: "\(data): the files of New York are not there") }
    return state
  }

  /// A file as the site carries it; nil where there is none.
  private static func file(_ path: String, in data: String) throws(MeasurementError) -> [UInt8]? {
    guard let bytes = FileManager.default.contents(atPath: data + "/" + path.dropFirst(5)).map({ [UInt8]($0) }) else {
      return nil
    }
    guard path.hasPrefix("data/strings/") else { return bytes }
    do throws(JSONError) {
      return try Strings.ordered(.english, bytes: bytes)
    } catch {
      throw MeasurementError(message: "\(path): \(error.description)")
    }
  }

  /// Northward at 36 km/h, with a bend every minute.
  private static func fix(_ second: Int) -> Fix {
    let turn = Int64(second / 60 % 2)
    let place = Coordinate(
      latitude: 40_754_900_000 + Int64(second) * 90_000, longitude: -73_984_000_000 + turn * Int64(second) * 20_000)
    guard let place else { fatalError("The measured car left the globe") }
    return Fix(
      time: start + .seconds(Int64(second)), place: place, accuracy: .metres(5),
      speed: Speed(millimetresPerSecond: 10_000))
  }
}
