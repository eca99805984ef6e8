import Receipts
import Screens
import Thermal
import Units

/// What the phone does for the app, each thing behind closures that a platform file fills in.
///
/// Nothing in it decides anything: it does what an effect asks for and tells what happened.
@MainActor
package struct Devices {
  /// What time it is.
  package var now: @MainActor () -> Instant
  /// Beats so many times a second until it is told another number; 0 for none.
  package var beat: @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void
  /// Beats once a second for the metro, or no longer.
  package var pulse: @MainActor (_ isOn: Bool, _ tick: @escaping @MainActor () -> Void) -> Void
  /// A file of `Data/`, by its path below that folder; nil where there is none.
  package var data: @MainActor (_ path: String) -> [UInt8]?
  /// The names of the files in a folder of `Data/`.
  package var list: @MainActor (_ folder: String) -> [String]
  /// What is kept on the phone.
  package var storage: Storage
  /// The receiver.
  package var positions: Positions
  /// The card on the Lock Screen.
  package var cards: Cards
  /// A printer over Bluetooth.
  package var printer: PrinterDevice
  /// Passing on, printing, speaking, and the screen.
  package var system: System
  /// The red, green, blue and opacity of every pixel of a part of the street map; nil where it does not come.
  package var map: @MainActor (RouteMapWindow, _ told: @escaping @MainActor ([UInt8]?) -> Void) -> Void

  /// What the metro has beside: positions while the app is open, motion, and what no process keeps right.
  package var metro: MetroDevices

  /// What the phone does for the shift.
  package var shift: ShiftDevices

  /// A dispatcher's server.
  package var desk: DeskDevice

  /// Sets everything.
  package init(
    now: @escaping @MainActor () -> Instant,
    beat: @escaping @MainActor (_ rate: Int64, _ tick: @escaping @MainActor () -> Void) -> Void,
    pulse: @escaping @MainActor (_ isOn: Bool, _ tick: @escaping @MainActor () -> Void) -> Void,
    data: @escaping @MainActor (_ path: String) -> [UInt8]?, list: @escaping @MainActor (_ folder: String) -> [String],
    storage: Storage, positions: Positions, cards: Cards, printer: PrinterDevice, system: System,
    map: @escaping @MainActor (RouteMapWindow, _ told: @escaping @MainActor ([UInt8]?) -> Void) -> Void,
    metro: MetroDevices, shift: ShiftDevices, desk: DeskDevice
  ) {
    self.now = now
    self.beat = beat
    self.pulse = pulse
    self.metro = metro
    self.shift = shift
    self.desk = desk
    self.data = data
    self.list = list
    self.storage = storage
    self.positions = positions
    self.cards = cards
    self.printer = printer
    self.system = system
    self.map = map
  }
}

/// The receiver of positions.
@MainActor
package struct Positions {
  /// What it tells.
  package enum News: Sendable, Hashable {
    /// A position.
    case fix(DeliveredPosition)
    /// Why there is none.
    case problem(PositionProblem)
  }

  /// Gives positions from now on.
  package var watch: @MainActor (_ tell: @escaping @MainActor (News) -> Void) -> Void
  /// Gives no more.
  package var stop: @MainActor () -> Void

  /// Sets both.
  package init(
    watch: @escaping @MainActor (_ tell: @escaping @MainActor (News) -> Void) -> Void,
    stop: @escaping @MainActor () -> Void
  ) {
    self.watch = watch
    self.stop = stop
  }
}

/// The ride's card on the Lock Screen and in the Dynamic Island.
@MainActor
package struct Cards {
  /// Whether the reader lets the app show one.
  package var areAllowed: @MainActor () -> Bool
  /// Shows a card, in the place of the one before.
  package var show: @MainActor (RideCard) -> Void
  /// Takes it away.
  package var end: @MainActor () -> Void

  /// Sets everything.
  package init(
    areAllowed: @escaping @MainActor () -> Bool, show: @escaping @MainActor (RideCard) -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    self.areAllowed = areAllowed
    self.show = show
    self.end = end
  }
}

/// A printer over Bluetooth, as the print asks for it.
@MainActor
package struct PrinterDevice {
  /// What it tells.
  package enum News: Sendable, Hashable {
    /// The devices in reach whose names begin like a printer's.
    case found([PrintDesk.Device])
    /// Devices cannot be looked for.
    case cannotLook
    /// Something happened to the link.
    case link(RemotePrint.Event)
  }

  /// Looks for devices whose names begin so.
  package var look: @MainActor (_ beginnings: [String]) -> Void
  /// Looks no more, and takes the device with this identifier; nil for none.
  package var choose: @MainActor (_ id: String?) -> Void
  /// Does something with the link to the device that was chosen.
  package var perform: @MainActor (RemotePrint.Effect) -> Void
  /// Who hears of it from now on.
  package var listen: @MainActor (_ tell: @escaping @MainActor (News) -> Void) -> Void

  /// Sets everything.
  package init(
    look: @escaping @MainActor (_ beginnings: [String]) -> Void, choose: @escaping @MainActor (_ id: String?) -> Void,
    perform: @escaping @MainActor (RemotePrint.Effect) -> Void,
    listen: @escaping @MainActor (_ tell: @escaping @MainActor (News) -> Void) -> Void
  ) {
    self.look = look
    self.choose = choose
    self.perform = perform
    self.listen = listen
  }
}

/// Passing on, printing, speaking, sounding, shaking, and the screen.
@MainActor
package struct System {
  /// A file that is passed on.
  package struct File: Sendable, Hashable {
    /// Its name with its ending.
    package var name: String
    /// What is in it.
    package var bytes: [UInt8]

    /// Names a file.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Lets the reader send a file somewhere or keep it.
  package var share: @MainActor (File, _ told: @escaping @MainActor (ShareOutcome) -> Void) -> Void
  /// Puts a PDF on paper.
  package var print: @MainActor (File) -> Void
  /// Says a text to those who listen.
  package var announce: @MainActor (String) -> Void
  /// Keeps the screen on, or not.
  package var stayAwake: @MainActor (Bool) -> Void
  /// Shakes the phone for so many milliseconds.
  package var shake: @MainActor (Int64) -> Void
  /// Makes a sound of the meter.
  package var sound: @MainActor (Sound) -> Void

  /// Sets everything.
  package init(
    share: @escaping @MainActor (File, _ told: @escaping @MainActor (ShareOutcome) -> Void) -> Void,
    print: @escaping @MainActor (File) -> Void, announce: @escaping @MainActor (String) -> Void,
    stayAwake: @escaping @MainActor (Bool) -> Void, shake: @escaping @MainActor (Int64) -> Void,
    sound: @escaping @MainActor (Sound) -> Void
  ) {
    self.share = share
    self.print = print
    self.announce = announce
    self.stayAwake = stayAwake
    self.shake = shake
    self.sound = sound
  }
}
