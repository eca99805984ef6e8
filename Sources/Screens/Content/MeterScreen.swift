import Drawing
import Taximeter

/// The meter.
package struct MeterScreen: Sendable {
  /// The window's title: what is to be paid.
  package let title: String
  /// How the figures look.
  package let skin: Skin
  /// How the face stands and moves.
  package let face: FaceContent
  /// The operating position.
  package let position: MeterPosition
  /// The way back to the doors, in words.
  package let home: String
  /// The way to the settings, in words.
  package let settings: String
  /// The city on its brass.
  package let plate: Plate
  /// The fare.
  package let fare: Window
  /// The extras.
  package let extras: Window
  /// The rate's character.
  package let rate: Window
  /// The city's time of day.
  package let clock: Window
  /// The words over the lamps.
  package let lampsLabel: String
  /// The lamps.
  package let lamps: [Lamp]
  /// Distance, waiting and duration.
  package let figures: [Figure]
  /// The rate in force, or what is to be paid.
  package let rateLine: RateLine
  /// What the reader must know.
  package let notices: [NoticeContent]
  /// Where the ride went; nil where what the reader must know takes its place.
  package let route: Route?
  /// What can be done beside the keys.
  package let buttons: [ButtonContent]
  /// The speeds of the demo ride, or the rates before Start.
  package let choices: ChoicesContent?
  /// The words over the keys.
  package let keysLabel: String
  /// The six keys.
  package let keys: [KeyContent]
  /// The extras, when they are open.
  package let sheet: ExtrasSheet?

  /// The city and the date of its tariff.
  package struct Plate: Sendable {
    /// The city.
    package let city: String
    /// The first day of the tariff's edition.
    package let edition: String
    /// All of it and what a press does.
    package let label: String
  }

  /// A window with digits.
  package struct Window: Sendable {
    /// The words over it.
    package let label: String
    /// The currency's code over it.
    package let unit: String?
    /// What it shows, for those who listen.
    package let spoken: String
    /// The digits.
    package let reading: String
    /// The digits it has room for.
    package let pattern: String
    /// How far the sum may be off, in the window's head and for those who listen.
    package var doubt: (shown: String, spoken: String)?
    /// The wheels that show the sum, the leftmost first; empty where the skin has none.
    package var wheels: [WheelContent] = []
  }

  /// A small lit legend.
  package struct Lamp: Sendable {
    /// Which one.
    package enum Kind: Sendable {
      case forHire
      case hired
      case paused
      case toPay
      case warning
    }

    /// Which one.
    package let kind: Kind
    /// Its words.
    package let label: String
    /// Whether it is lit.
    package let isOn: Bool
  }

  /// A quiet figure.
  package struct Figure: Sendable {
    /// What it is.
    package let label: String
    /// How much.
    package let value: String
    /// Of what, where that is not plain.
    package let unit: String?
    /// The instants of a time that runs.
    package let running: RunningTime?
    /// Whether a window of the meter on its side has it already.
    package var isWindowed = false
  }

  /// A line of words under the figures.
  package struct RateLine: Sendable {
    /// The rate's character.
    package let lamp: String
    /// What matters of it.
    package let name: String
    /// Why it is in force and until when.
    package let details: [String]
  }

  /// Where the ride went.
  package struct Route: Sendable {
    /// What it is.
    package let label: String
    /// The places on a plane; fewer than two before anything was measured.
    package let points: [Point]
    /// What is said in its place before there is a line.
    package let texts: [String]
  }

  /// One of the six keys.
  package struct KeyContent: Sendable {
    /// Where it stands, also its colour.
    package enum Seat: String, Sendable {
      case start
      case pause
      case extras
      case stop
      case pay
      case clear
    }

    /// Where it stands.
    package let seat: Seat
    /// What it does now.
    package let key: Key
    /// Its legend.
    package let label: String
    /// Whether it does something now.
    package let isEnabled: Bool
    /// Whether it is the one to press next.
    package let isNext: Bool
  }
}
