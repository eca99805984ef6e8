import CoreBluetooth
import Drawing
import Foundation
import Phone
import PhoneParts
import PrinterSupport
import RideSupport
import Screens
import Testing
import Thermal
import Units

/// A central whose only device is a simulated printer.
final class FakeCentral: CBCentralManager {
  let printer: FakePrinter
  var power = CBManagerState.poweredOn
  private(set) var scans: [[CBUUID]?] = []
  private(set) var isScanning = false
  private(set) var connections = 0
  /// So many attempts get no answer at all.
  var deafness = 0
  var strangers: [FakePrinter] = []

  init(_ delegate: any CBCentralManagerDelegate, _ printer: FakePrinter) {
    self.printer = printer
    super.init(delegate: delegate, queue: nil)
    printer.central = self
  }

  override var state: CBManagerState { power }

  override func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
    scans.append(serviceUUIDs)
    isScanning = true
    for device in strangers + [printer] {
      delegate?.centralManager(
        self, didDiscover: device, advertisementData: [CBAdvertisementDataLocalNameKey: device.advertised],
        rssi: NSNumber(value: -50))
    }
  }

  override func stopScan() { isScanning = false }

  override func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    connections += 1
    guard deafness == 0 else {
      deafness -= 1
      return
    }
    printer.isLinked = true
    delegate?.centralManager(self, didConnect: peripheral)
  }

  override func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    guard printer.isLinked else { return }
    printer.unlink()
    delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: nil)
  }
}

/// A printer behind a peripheral.
final class FakePrinter: CBPeripheral {
  let advertised: String
  private let id = UUID()
  weak var central: FakeCentral?
  var isLinked = false
  /// What it does with what it gets, and when.
  var take: (_ bytes: [UInt8], _ isAcknowledged: Bool) -> Bool = { _, _ in true }
  var leave: () -> Void = {}
  private(set) var links: [[UInt8]] = []
  private let intake = FakeCharacteristic("FF02", [.write, .writeWithoutResponse])
  private let talk = FakeCharacteristic("FF03", [.notify])
  private lazy var service = FakeParts([FakeCharacteristic("FF01", [.notify]), intake, talk])

  init(_ advertised: String) { self.advertised = advertised }

  override var identifier: UUID { id }
  override var name: String? { advertised }
  override var services: [CBService]? { [service] }

  override func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    type == .withResponse ? 512 : 182
  }

  override func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    links.append([])
    delegate?.peripheral(self, didDiscoverServices: nil)
  }

  override func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    delegate?.peripheral(self, didDiscoverCharacteristicsFor: service, error: nil)
  }

  override func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    delegate?.peripheral(self, didUpdateNotificationStateFor: characteristic, error: nil)
  }

  override func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    guard isLinked, characteristic === intake else { return }
    links[links.count - 1] += data
    let isTaken = take(Array(data), type == .withResponse)
    if !isTaken {
      unlink()
      if let central { central.delegate?.centralManager(central, didDisconnectPeripheral: self, error: nil) }
    } else if type == .withResponse {
      delegate?.peripheral(self, didWriteValueFor: characteristic, error: nil)
    }
  }

  func say(_ bytes: [UInt8]) {
    talk.said = Data(bytes)
    delegate?.peripheral(self, didUpdateValueFor: talk, error: nil)
  }

  func unlink() {
    isLinked = false
    leave()
  }
}

final class FakeParts: CBService {
  private let parts: [FakeCharacteristic]

  init(_ parts: [FakeCharacteristic]) { self.parts = parts }

  override var uuid: CBUUID { CBUUID(string: "FF00") }
  override var characteristics: [CBCharacteristic]? { parts }
}

final class FakeCharacteristic: CBCharacteristic {
  private let id: String
  private let abilities: CBCharacteristicProperties
  var said: Data?

  init(_ id: String, _ abilities: CBCharacteristicProperties) {
    self.id = id
    self.abilities = abilities
  }

  override var uuid: CBUUID { CBUUID(string: id) }
  override var properties: CBCharacteristicProperties { abilities }
  override var value: Data? { said }
}

/// The printer's platform file, over a fake of the interface that it was type-checked against.
@MainActor
@Suite struct PrintingTests {
  /// A print from the app's own room to a simulated printer, in virtual time.
  @MainActor
  final class Bench {
    let time = FakeTime()
    let peripheral: FakePrinter
    var machine = SimulatedPrinter(.m110)
    private(set) var central: FakeCentral?
    private(set) var outcome: PrintOutcome?
    private(set) var found: [PrintDesk.Device] = []
    private(set) var cannotLook = false
    private(set) var told: [RemotePrint.Event] = []
    private var printing: Printing?
    private var print: RemotePrint?
    private var writes = 0
    /// After so many writes the link breaks.
    var drops: [Int] = []

    init(_ name: String = "Q119G18Q0830029", power: CBManagerState = .poweredOn, strangers: [String] = []) {
      peripheral = FakePrinter(name)
      let time = time
      let peripheral = peripheral
      let printing = Printing(
        now: { time.now.milliseconds }, later: { time.later($0, $1) },
        makeCentral: { delegate in
          let central = FakeCentral(delegate, peripheral)
          central.power = power
          central.strangers = strangers.map { FakePrinter($0) }
          return central
        })
      self.printing = printing
      peripheral.take = { [weak self] bytes, _ in MainActor.assumeIsolated { self?.take(bytes) ?? false } }
      peripheral.leave = { [weak self] in
        MainActor.assumeIsolated { self.map { $0.machine.drop(at: $0.time.now.milliseconds) } }
      }
      printing.device.listen { [weak self] news in self?.hear(news) }
      look()
    }

    func look() {
      printing?.device.look(AdvertisedName.beginnings)
      central = peripheral.central
    }

    func choose() { printing?.device.choose(found.last?.id) }

    func begin(_ job: PrintJob) {
      print = RemotePrint(job)
      outcome = nil
      printing?.device.perform(.connect)
      for _ in 0..<1_000_000 where outcome == nil { if !step() { break } }
      time.pass(1)
    }

    func cancel() { follow(print?.cancel(at: time.now.milliseconds) ?? []) }

    private func step() -> Bool {
      let said = machine.notifications(until: time.now.milliseconds)
      if !said.isEmpty {
        peripheral.say(said)
        return true
      }
      guard
        let next = [time.next, machine.nextEvent.map { max($0, time.now.milliseconds + 1) }].compactMap({ $0 }).min()
      else { return false }
      time.advance(to: next)
      return true
    }

    private func take(_ bytes: [UInt8]) -> Bool {
      writes += 1
      machine.write(bytes, at: time.now.milliseconds)
      time.pass(3)
      return !drops.contains(writes)
    }

    private func hear(_ news: PrinterDevice.News) {
      switch news {
      case .found(let devices): found = devices
      case .cannotLook: cannotLook = true
      case .link(let event):
        told.append(event)
        if case .connected = event { machine.connect(at: time.now.milliseconds) }
        follow(print?.apply(event, at: time.now.milliseconds) ?? [])
      }
    }

    private func follow(_ effects: [RemotePrint.Effect]) {
      if case .ended(let end)? = print?.phase { outcome = end }
      // Never from within what told it: one write is under way at a time.
      for effect in effects { time.later(0) { [weak self] in self?.printing?.device.perform(effect) } }
    }
  }

  private static func job() throws -> PrintJob {
    var bitmap = Bitmap(width: 384, height: 300)
    for row in stride(from: 0, to: 300, by: 6) { bitmap.fill(x: row % 200, y: row, width: 150, height: 4) }
    return try PrintJob(bitmap, on: .m110)
  }

  @Test("The bytes that reach the printer are those of the web app's link, and the paper is the preview")
  func prints() throws {
    let job = try Self.job()
    let bench = Bench()
    bench.choose()
    bench.begin(job)
    var reference = SimulatedPrinter(.m110)
    let web = RemoteDrive(job, to: &reference)
    #expect(bench.outcome == .printed && web.outcome == .printed)
    #expect(bench.peripheral.links == web.links)
    #expect(bench.machine.pages == reference.pages && bench.machine.grievances.isEmpty)
    #expect(!bench.peripheral.isLinked)
  }

  @Test("A link that breaks in the middle is made again and the page begins anew, once on paper")
  func reconnects() throws {
    let job = try Self.job()
    let bench = Bench()
    bench.choose()
    bench.drops = [20]
    bench.begin(job)
    #expect(bench.outcome == .printed)
    #expect(bench.central?.connections == 2 && bench.peripheral.links.count == 2)
    #expect(bench.machine.pages.count == 1 && bench.peripheral.links[1] == job.bytes)
  }

  @Test("A printer that does not answer is refused after ten seconds, because the system would wait for ever")
  func deaf() throws {
    let bench = Bench()
    bench.choose()
    bench.central?.deafness = 1
    let before = bench.time.now
    bench.begin(try Self.job())
    #expect(bench.outcome == .stopped(.linkLost))
    #expect((bench.time.now - before).milliseconds == Printing.patience + 1)
  }

  @Test("A stopped print lets go of the link")
  func cancels() throws {
    let bench = Bench()
    bench.choose()
    bench.peripheral.take = { [weak bench] _, _ in
      MainActor.assumeIsolated { bench?.cancel() }
      return true
    }
    bench.begin(try Self.job())
    #expect(bench.outcome == .stopped(.cancelled) && !bench.peripheral.isLinked)
  }

  @Test("Printers are known by their names alone: no service is looked for, and a speaker is not offered")
  func names() {
    let bench = Bench(strangers: ["JBL Go 3", "Q119", "Mi Band 7"])
    #expect(bench.found.map(\.name) == ["Q119G18Q0830029"])
    #expect(bench.central?.scans.count == 1 && bench.central?.scans.first == .some(nil))
    bench.choose()
    #expect(bench.central?.isScanning == false)
  }

  @Test(
    "Bluetooth that is off or forbidden is told", arguments: [CBManagerState.poweredOff, .unauthorized, .unsupported])
  func off(_ power: CBManagerState) { #expect(Bench(power: power).cannotLook) }

  @Test("Bluetooth that is still waking up is waited for")
  func wakes() {
    let bench = Bench(power: .unknown)
    #expect(!bench.cannotLook && bench.found.isEmpty)
    bench.central?.power = .poweredOn
    if let central = bench.central { central.delegate?.centralManagerDidUpdateState(central) }
    #expect(bench.found.count == 1)
  }
}
