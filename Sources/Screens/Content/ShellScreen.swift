import Drawing
import Tariffs
import Taximeter
import Units
import Words

/// The three doors.
package struct ShellScreen: Sendable {
  /// A door that leads somewhere.
  package struct Door: Sendable {
    /// What it is called.
    package let name: String
    /// What is behind it.
    package let hint: String
    /// The word for what runs on it; nil where it is the ride itself.
    package let demo: String?
  }

  /// What runs on the door of the metro.
  package struct Metro: Sendable {
    /// The stops, the last the one to get off at.
    package let stops: [String]
    /// How many are left.
    package let left: Int
    /// How much of the hop to the next is done, in thousandths.
    package let hop: Int64
    /// What comes next, or what is to be done.
    package let words: String
    /// The time that is left.
    package let countdown: String
  }

  /// What runs on the door of the shift.
  package struct Offer: Sendable {
    /// The seconds that are left to take it; nil where none stands.
    package let seconds: String?
    /// Their share of the ring, in thousandths.
    package let share: Int64
    /// What is to be earned; nil before an offer has come.
    package let fare: String?
    /// What it is, in lines.
    package let words: [String]
    /// Whether it has been taken.
    package let isAccepted: Bool
  }

  /// The product's name.
  package let name: String
  /// The door to the meter, with the fare that stands on it.
  package let meter: Door
  /// The sum in the meter's digits on its door.
  package let reading: String
  /// The digits there is room for.
  package let pattern: String
  /// What the digits are: the city, and what has been driven.
  package let caption: String
  /// The door to the metro.
  package let metro: Door
  /// What runs on it.
  package let line: Metro
  /// The door to the driver's shift.
  package let shift: Door
  /// What runs on it.
  package let offer: Offer
  /// Runs the demo once more, or stops it; nil while a ride goes on.
  package let demo: ButtonContent?
  /// The words for the kept rides.
  package let history: String
  /// The words for the settings.
  package let settings: String
  /// The words for what this is.
  package let about: String
  /// What the reader must know.
  package let notices: [NoticeContent]
}

extension AppState {
  func shellScreen(_ words: Wording) -> ShellScreen {
    let strings = words.strings
    let demo = strings.text(.doorDemo)
    let face = doorFace(words)
    let button =
      doorDemo.isRunning
      ? ButtonContent(key: .stopDoors, label: strings.text(.doorStop))
      : ButtonContent(key: .playDoors, label: strings.text(.doorPlay))
    return ShellScreen(
      name: strings.text(.appName),
      meter: ShellScreen.Door(
        name: strings.text(.doorMeter), hint: strings.text(.doorMeterHint), demo: ride == nil ? demo : nil),
      reading: face.reading, pattern: face.pattern, caption: face.caption,
      metro: ShellScreen.Door(
        name: strings.text(.doorMetro), hint: strings.text(.doorMetroHint), demo: demo),
      line: metro(strings),
      shift: ShellScreen.Door(
        name: strings.text(.doorShift), hint: strings.text(.doorShiftHint), demo: demo),
      offer: offer(strings, words), demo: ride == nil ? button : nil, history: strings.text(.navHistory),
      settings: strings.text(.navSettings), about: strings.text(.navAbout), notices: generalNotices(words))
  }

  /// The fare of the ride that goes on, else of the demo ride at where it is.
  private func doorFace(_ words: Wording) -> (reading: String, pattern: String, caption: String) {
    guard let shown = ride ?? doorDemo.ride else { return ("", "888.88", "") }
    let tariff = shown.tariff
    let time = ride == nil ? (doorDemo.ride?.meter.startTime ?? now) + rideElapsed : shown.time(at: now)
    let display = shown.meter.display(at: time)
    let sum = shown.meter.bill()?.total ?? display.fare
    let city = Wording(words.strings, tariff: tariff, units: settings.units)
    return (
      Windows.reading(sum, tariff.currency, cells: 5).text, Windows.fare(tariff.currency),
      city.text(tariff.city) + " · " + tariff.currency.code + " · " + city.formats.distance(display.distance)
    )
  }

  private var rideElapsed: Elapsed { Elapsed(milliseconds: doorDemo.elapsed.milliseconds * DoorDemo.speed) }

  private func metro(_ strings: Strings) -> ShellScreen.Metro {
    let metro = MetroDemo(doorDemo.elapsed)
    let stops = [Phrase.demoStopHarbour, .demoStopOldTown, .demoStopMuseum, .demoStopCentral].map { strings.text($0) }
    let left = Int(metro.left)
    return ShellScreen.Metro(
      stops: stops, left: left, hop: metro.hop,
      words: left == 0
        ? strings.text(.demoMetroOff) : strings.text(.demoMetroNext, ["name": stops[stops.count - left]]),
      countdown: Wording(strings, tariff: nil, units: .city).stopwatch(metro.remaining))
  }

  private func offer(_ strings: Strings, _ words: Wording) -> ShellScreen.Offer {
    let way =
      strings.text(.demoStopOldTown) + " → " + strings.text(.demoStopCentral)
    let currency = doorDemo.ride?.tariff.currency
    let fare = currency.map { currency in
      words.formats.money(Money(minorUnits: currency.minorDigits == 0 ? 2400 : 1840), in: currency, sign: .local)
    }
    let pickUp = strings.text(.demoShiftPickUp, ["duration": words.formats.minutes(.seconds(180))])
    switch OfferDemo(doorDemo.elapsed).step {
    case .waiting:
      return ShellScreen.Offer(
        seconds: nil, share: 0, fare: nil, words: [strings.text(.demoShiftWaiting)], isAccepted: false)
    case .offered(let seconds, let share):
      return ShellScreen.Offer(
        seconds: words.formats.integer(seconds), share: share, fare: fare, words: [way, pickUp], isAccepted: false)
    case .accepted:
      return ShellScreen.Offer(
        seconds: nil, share: 0, fare: fare, words: [strings.text(.demoShiftAccepted), pickUp], isAccepted: true)
    }
  }
}
