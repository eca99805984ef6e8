import ActivityKit
import CZlib
import CoreBluetooth
import CoreLocation
import Drawing
import Foundation
import Phone
import PhoneParts
import PrinterSupport
import Receipts
import RideSupport
import Screens
import Thermal
import Units
import UserNotifications

/// The system's receiver, as its page describes it: it gives what a test hands over, to its delegate.
final class FakeReceiver: CLLocationManager {
  var status = CLAuthorizationStatus.authorizedWhenInUse
  private(set) var asked = 0
  private(set) var isRunning = false

  override var authorizationStatus: CLAuthorizationStatus { status }

  override func requestWhenInUseAuthorization() { asked += 1 }

  override func startUpdatingLocation() { isRunning = true }

  override func stopUpdatingLocation() { isRunning = false }

  func deliver(_ locations: [CLLocation]) {
    guard isRunning else { return }
    delegate?.locationManager(self, didUpdateLocations: locations)
  }
}

extension CLLocation {
  /// A location as the system would make it of these values.
  convenience init(_ place: Coordinate, at time: Instant, accuracy: Double = 5, speed: Double = -1) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: Double(place.latitude) / 1e9, longitude: Double(place.longitude) / 1e9),
      altitude: 0, horizontalAccuracy: accuracy, verticalAccuracy: -1, course: -1, speed: speed,
      timestamp: Date(timeIntervalSince1970: Double(time.milliseconds) / 1000))
  }
}

/// Time that passes when a test says so.
@MainActor
final class FakeTime {
  private(set) var now: Instant
  private var waiting: [(at: Int64, act: @MainActor () -> Void)] = []

  init(_ now: Instant = Instant(seconds: 1_772_641_800)) { self.now = now }

  func later(_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) {
    waiting.append((now.milliseconds + milliseconds, act))
  }

  /// When something happens next.
  var next: Int64? { waiting.map(\.at).min() }

  func advance(to milliseconds: Int64) {
    while let at = next, at <= milliseconds {
      now = Instant(milliseconds: max(now.milliseconds, at))
      guard let index = waiting.firstIndex(where: { $0.at == at }) else { break }
      waiting.remove(at: index).act()
    }
    now = Instant(milliseconds: max(now.milliseconds, milliseconds))
  }

  func pass(_ milliseconds: Int64) { advance(to: now.milliseconds + milliseconds) }
}

/// The app on a phone that a test holds: the real platform files where they run here, the test's own ears for the rest.
@MainActor
final class TestPhone {
  let time: FakeTime
  let receiver = FakeReceiver()
  let store: Store
  let session: Session
  private(set) var shared: [System.File] = []
  private(set) var printed: [System.File] = []
  private(set) var announced: [String] = []
  private(set) var isAwake = false
  private(set) var cards: [RideCard?] = []
  private(set) var holds = 0
  /// What stands on the metro's card, in the queue of notices and in the widget.
  private(set) var metroCard: MetroCard?
  private(set) var queued: [PlannedNotice] = []
  private(set) var entries: [MetroEntry] = []
  /// What beats for the shift, and for the pictures of its sheet.
  private(set) var beats: (@MainActor () -> Void)?
  private(set) var frames: (@MainActor () -> Void)?
  /// What was sounded, in hertz, and said aloud.
  private(set) var tones: [Int64] = []
  private(set) var spoken: [String] = []
  /// The parts of the street map that were asked for, and whether they come.
  private(set) var maps: [RouteMapWindow] = []
  var hasMap = true
  private var location: Location?
  private var travelled = 0.0

  init(
    folder: URL = TestPhone.folder(), at time: FakeTime = FakeTime(), settings: String? = nil,
    areCardsAllowed: Bool = false, place: Room = .meter, language: String = "en",
    change: (inout Devices) -> Void = { _ in }
  ) throws {
    self.time = time
    store = Store(folder: folder)
    if let settings { try store.storage.keepText("settings", Array(settings.utf8)) }
    let ears = Ears()
    let location = Location(manager: receiver, hasBackgroundMode: true, hold: { ears.hold() })
    self.location = location
    var devices = Devices(
      now: { time.now }, beat: { _, _ in }, pulse: { _, _ in }, data: TestPhone.data, list: TestPhone.list,
      storage: store.storage,
      positions: location.positions,
      cards: Cards(
        areAllowed: { areCardsAllowed }, show: { ears.phone?.cards.append($0) }, end: { ears.phone?.cards.append(nil) }),
      printer: PrinterDevice(look: { _ in }, choose: { _ in }, perform: { _ in }, listen: { _ in }),
      system: System(
        share: { file, told in
          ears.phone?.shared.append(file)
          told(.shared)
        }, print: { ears.phone?.printed.append($0) }, announce: { ears.phone?.announced.append($0) },
        stayAwake: { ears.phone?.isAwake = $0 }, shake: { _ in }, sound: { _ in }),
      map: { ears.phone?.map($0, $1) },
      metro: MetroDevices(
        positions: Positions(watch: { _ in }, stop: {}), feel: { _, _ in }, tones: { _ in },
        play: { _, told in told(false) },
        send: { _, told in told(true) }, card: { ears.phone?.metroCard = $0 },
        notices: { ears.phone?.queue($0, $1) }, entries: { ears.phone?.entries = $0 },
        unpack: inflated),
      shift: ShiftDevices(
        beat: { rate, tick in ears.phone?.beats = rate == 0 ? nil : tick },
        frames: { rate, tick in ears.phone?.frames = rate == 0 ? nil : tick },
        tones: { ears.phone?.tones += $0.map { $0.hertz } }, speak: { text, _ in ears.phone?.spoken.append(text) }),
      desk: DeskDevice(
        ask: { _, told in told(0, []) }, open: { _, _ in {} }, later: { time.later($0, $1) },
        positions: Positions(watch: { _ in }, stop: {}), notify: { _ in }))
    change(&devices)
    session = Session(devices)
    ears.phone = self
    session.begin(device: Device(shares: true), languages: [language], place: place)
  }

  /// Hears on behalf of a phone that is still being made.
  @MainActor
  private final class Ears {
    weak var phone: TestPhone?

    func hold() -> @MainActor () -> Void {
      phone?.holds += 1
      return { [self] in phone?.holds -= 1 }
    }
  }

  private func queue(_ takingBack: [String], _ plan: [PlannedNotice]) {
    queued = queued.filter { !takingBack.contains($0.id) } + plan
  }

  /// A map with a dark street across every twenty rows.
  private func map(_ window: RouteMapWindow, _ told: @MainActor ([UInt8]?) -> Void) {
    maps.append(window)
    guard hasMap else { return told(nil) }
    let row = { (y: Int) in [UInt8](repeating: y % 20 < 2 ? 40 : 255, count: window.width * 4) }
    told((0..<window.height).flatMap(row))
  }

  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "flagfall-phone-\(UUID().uuidString)")
  }

  static func data(_ path: String) -> [UInt8]? {
    let place = path.hasPrefix("app/") ? "Apps/Apple/Strings/" + path.dropFirst(4) : "Data/" + path
    return FileManager.default.contents(atPath: Golden.package.appending(path: place).path).map { [UInt8]($0) }
  }

  static func list(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: Golden.package.appending(path: "Data/\(folder)").path)) ?? []
  }

  /// The screen as text, as the goldens of the screens keep it.
  var text: String { plainText(session.page) }

  /// A place so many metres north of the middle of Manhattan.
  static func place(_ metres: Double) -> Coordinate {
    Ground(latitude: 40.7549, longitude: -73.984).north(metres).coordinate
  }

  /// Drives north, a fix a second at its own time, as the app's own tests drive.
  func drive(seconds: Int, speed: Double, accuracy: Double = 5, measured: Double? = nil) {
    for _ in 0..<seconds {
      time.pass(1000)
      travelled += speed
      receiver.deliver([
        CLLocation(TestPhone.place(travelled), at: time.now, accuracy: accuracy, speed: measured ?? speed)
      ])
      session.send(.tick)
    }
  }
}

/// What the system's unpacking answers, by zlib.
@Sendable func inflated(_ packed: [UInt8], size: Int) -> [UInt8]? {
  var stream = z_stream()
  guard flagfall_inflate_start(&stream) == Z_OK else { return nil }
  defer { inflateEnd(&stream) }
  var source = packed
  let table = [UInt8](unsafeUninitializedCapacity: size + 1) { output, count in
    source.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      _ = inflate(&stream, Z_FINISH)
      count = output.count - Int(stream.avail_out)
    }
  }
  return table.count == size ? table : nil
}
