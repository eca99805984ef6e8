import Drawing
import Units
import Words

/// What the reader has chosen; kept by the page under the keys of ``Setting``.
package struct Settings: Sendable, Hashable {
  /// The language; nil follows the device.
  package var language: Language?
  /// How the figures look.
  package var skin = Skin.Name.ledRed
  /// Where Start takes positions from.
  package var source = PositionSource.live
  /// How many times faster than the clock the demo ride goes.
  package var demoSpeed: Int64 = 1
  /// In what distances are shown.
  package var units = UnitChoice.city
  /// Whether the screen is kept on while the meter runs.
  package var keepsAwake = true
  /// Whether a key shakes the device.
  package var vibrates = false
  /// Whether a key clicks and a step of the fare ticks.
  package var sounds = false
  /// Whether the figures glow, blink and roll.
  package var isLively = true
  /// How often the fare is spoken to those who listen.
  package var speaks = SpeakInterval.minute
  /// Whether the fare stands in a notification while the meter runs; nil until the reader was asked.
  package var notifies: Bool?
  /// Whether receipts have a street map, where the server passes one on.
  package var showsMap = false
  /// The city whose meter is shown.
  package var city: String?
  /// The number of the last receipt.
  package var receiptNumber: Int64 = 0
  /// The Start of the ride that has that number.
  package var receiptRide: Instant?

  /// Makes the settings of a first visit.
  package init() {}
}

/// Where a ride's positions are to come from.
package enum PositionSource: String, Sendable, Hashable, CaseIterable {
  /// The device's receiver.
  case live
  /// The built-in ride.
  case demo
}

/// In what distances are shown.
package enum UnitChoice: String, Sendable, Hashable, CaseIterable {
  /// As the city's tariff has them.
  case city
  /// Kilometres.
  case kilometres = "km"
  /// Miles.
  case miles = "mi"
}

/// One setting with its value, as the page keeps it.
package enum Setting: Sendable, Hashable {
  case language(Language)
  case skin(Skin.Name)
  case source(PositionSource)
  case demoSpeed(Int64)
  case units(UnitChoice)
  case keepsAwake(Bool)
  case vibrates(Bool)
  case sounds(Bool)
  case lively(Bool)
  case speaks(SpeakInterval)
  case notifies(Bool)
  case map(Bool)
  case city(String)
  case receiptNumber(Int64)
  case receiptRide(Instant)

  /// The key under which it is kept.
  package var key: String {
    switch self {
    case .language: "language"
    case .skin: "skin"
    case .source: "source"
    case .demoSpeed: "demo-speed"
    case .units: "units"
    case .keepsAwake: "keep-awake"
    case .vibrates: "vibrate"
    case .sounds: "sounds"
    case .lively: "lively"
    case .speaks: "speak"
    case .notifies: "notify"
    case .map: "map"
    case .city: "city"
    case .receiptNumber: "receipt-number"
    case .receiptRide: "receipt-ride"
    }
  }
}
