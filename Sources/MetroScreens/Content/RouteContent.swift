import Metro
import Tariffs
import Units
import Words

/// A way with its trains and stops.
package struct RouteContent: Sendable {
  /// One train.
  package struct Leg: Sendable {
    /// Its line.
    package let line: LineBadge
    /// Where its trains go.
    package let towards: String
    /// The stations from getting on to getting off.
    package let stops: [String]
    /// How long it takes.
    package let duration: String
    /// What is done before: the change; nil for the first.
    package let change: String?
  }

  /// How long the whole takes.
  package let duration: String
  /// When one is there, and after how many stops.
  package let summary: String
  /// The trains.
  package let legs: [Leg]

  init(_ way: FoundWay, _ network: Network, _ words: MetroWords, _ language: String) {
    let strings = words.strings
    func name(_ station: Int) -> String { network.stations[station].names.text(in: language) }
    duration = words.minutes(way.plan.duration)
    let stops = strings.text(.metroStopsLeft, count: Int64(way.itinerary.left.first ?? 0))
    summary =
      stops + " · " + strings.text(.metroThere, ["time": words.time(way.planned + way.plan.duration)])
    var legs: [Leg] = []
    for (index, leg) in way.plan.legs.enumerated() {
      let line = network.lines[way.line(ofLeg: index)]
      var change: String?
      if index > 0 {
        let before = way.plan.changes[index - 1]
        change = strings.text(.metroChange, ["sign": line.sign, "duration": words.minutes(before.walk.calm)])
      }
      legs.append(
        Leg(
          line: LineBadge(line), towards: strings.text(.metroTowards, ["name": name(way.towards(leg: index))]),
          stops: way.itinerary.stops.filter { $0.leg == index }.map { name($0.station) },
          duration: words.minutes(way.planner.duration(of: leg)), change: change))
    }
    self.legs = legs
  }
}

/// What rings in which way, told before the ride.
package struct WaysContent: Sendable {
  /// One way.
  package struct Way: Sendable {
    /// What it is.
    package let title: String
    /// What it does, and what not.
    package let text: String
    /// Takes it; nil where nothing is to be done now.
    package let button: MetroButton?
  }

  /// The heading.
  package let title: String
  /// What a page can do.
  package let lead: String
  /// The ways.
  package let ways: [Way]
  /// What each platform does.
  package let platforms: [String]
  /// Closes it.
  package let close: MetroButton
}

/// What is known of alerts in the air.
package struct SirenContent: Sendable {
  /// What is known.
  package let text: String
  /// Whether there is one.
  package let isAlert: Bool
}

extension MetroState {
  func waysContent(_ strings: Strings) -> WaysContent {
    let awake = choices.keepsAwake
    return WaysContent(
      title: strings.text(.metroWays), lead: strings.text(.metroWaysLead),
      ways: [
        WaysContent.Way(
          title: strings.text(.metroWaySound), text: strings.text(.metroWaySoundText),
          button: MetroButton(.sound, strings.text(.metroWaySoundKey))),
        WaysContent.Way(
          title: strings.text(.metroCalendar), text: strings.text(.metroWayCalendarText),
          button: MetroButton(.calendar, strings.text(.metroWayCalendarKey))),
        WaysContent.Way(
          title: strings.text(.metroKeepAwake), text: strings.text(.metroWayScreenText),
          button: abilities.staysAwake
            ? MetroButton(
              .choose(.keepAwake, !awake), strings.text(awake ? .metroWayScreenOff : .metroWayScreenOn)) : nil),
      ],
      platforms: [strings.text(.metroWaysAndroid), strings.text(.metroWaysIPhone), strings.text(.metroWaysDesktop)],
      close: MetroButton(.ways, strings.text(.navClose)))
  }

  func sirenContent(_ strings: Strings) -> SirenContent? {
    guard asksSiren else { return nil }
    switch siren.state {
    case .unknown: return SirenContent(text: strings.text(.metroSirenUnknown), isAlert: false)
    case .quiet: return SirenContent(text: strings.text(.metroSirenQuiet), isAlert: false)
    case .alert(let level):
      return SirenContent(text: strings.text(.metroSirenAlert, ["level": level]), isAlert: true)
    case .unavailable: return SirenContent(text: strings.text(.metroSirenUnavailable), isAlert: false)
    }
  }
}
