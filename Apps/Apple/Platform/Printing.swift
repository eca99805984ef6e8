#if canImport(CoreBluetooth)
  import CoreBluetooth
  import Foundation
  import Phone
  import Screens
  import Thermal

  /// A printer over Bluetooth LE: does what a print asks for and tells what happened, one write at a time.
  ///
  /// The app and the command for the Mac share this file.
  @MainActor
  package final class Printing: NSObject {
    /// The time after which a link that is being made counts as refused: the system itself would try for ever.
    package static let patience: Int64 = 10_000

    private let makeCentral: @MainActor (any CBCentralManagerDelegate) -> CBCentralManager
    private let now: @MainActor () -> Int64
    private let later: @MainActor (_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) -> Void
    private var tell: (@MainActor (PrinterDevice.News) -> Void)?

    private var central: CBCentralManager?
    private var beginnings: [String]?
    private var found: [(name: String, peripheral: CBPeripheral)] = []
    private var chosen: CBPeripheral?
    private var intake: CBCharacteristic?
    /// The characteristics that are to say something and have not said that they will.
    private var silent: Set<String> = []
    /// What waits until the link takes more.
    private var held: Data?
    private var isLinked = false
    /// Which attempt to make the link, and which timer, is the latest.
    private var attempt = 0
    private var alarm = 0

    /// Prepares a link.
    ///
    /// - Parameters:
    ///   - now: Milliseconds of the clock by which a print is told to wake.
    ///   - later: Does something after so many milliseconds.
    ///   - makeCentral: Makes the system's central; it is made at the first look, because it asks the reader.
    package init(
      now: @escaping @MainActor () -> Int64,
      later: @escaping @MainActor (_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) -> Void,
      makeCentral: @escaping @MainActor (any CBCentralManagerDelegate) -> CBCentralManager = {
        CBCentralManager(delegate: $0, queue: nil)
      }
    ) {
      self.now = now
      self.later = later
      self.makeCentral = makeCentral
    }

    /// The printer as the app asks for it.
    package var device: PrinterDevice {
      PrinterDevice(
        look: { [self] beginnings in look(beginnings) }, choose: { [self] id in choose(id) },
        perform: { [self] effect in perform(effect) }, listen: { [self] tell in self.tell = tell })
    }

    // MARK: - Choosing

    private func look(_ beginnings: [String]) {
      self.beginnings = beginnings
      found = []
      let central = central ?? makeCentral(self)
      self.central = central
      scan(central)
    }

    private func scan(_ central: CBCentralManager) {
      guard beginnings != nil else { return }
      switch central.state {
      // Speakers and lamps have the same services: printers are known by their names alone.
      case .poweredOn: central.scanForPeripherals(withServices: nil, options: nil)
      case .unsupported, .unauthorized, .poweredOff:
        beginnings = nil
        tell?(.cannotLook)
      case .unknown, .resetting: break
      @unknown default: break
      }
    }

    private func choose(_ id: String?) {
      beginnings = nil
      central?.stopScan()
      guard let id, let choice = found.first(where: { $0.peripheral.identifier.uuidString == id }) else { return }
      if chosen !== choice.peripheral { drop() }
      chosen = choice.peripheral
    }

    private func discovered(_ peripheral: CBPeripheral, name: String) {
      guard let beginnings, beginnings.contains(where: { name.hasPrefix($0) }), AdvertisedName(name) != .stranger
      else { return }
      if let index = found.firstIndex(where: { $0.peripheral.identifier == peripheral.identifier }) {
        found[index].name = name
      } else {
        found.append((name, peripheral))
      }
      tell?(.found(found.map { PrintDesk.Device(id: $0.peripheral.identifier.uuidString, name: $0.name) }))
    }

    // MARK: - What a print asks for

    private func perform(_ effect: RemotePrint.Effect) {
      switch effect {
      case .connect: connect()
      case .write(let bytes, let isAcknowledged): write(Data(bytes), isAcknowledged: isAcknowledged)
      case .wake(let at):
        alarm += 1
        let mine = alarm
        later(max(at - now(), 0)) { [weak self] in if self?.alarm == mine { self?.tell?(.link(.woken)) } }
      case .disconnect:
        alarm += 1
        drop()
      }
    }

    private func connect() {
      guard let central, let chosen else {
        tell?(.link(.refused))
        return
      }
      attempt += 1
      let mine = attempt
      (intake, silent, held) = (nil, [], nil)
      chosen.delegate = self
      central.connect(chosen, options: nil)
      later(Printing.patience) { [weak self] in
        guard let self, attempt == mine, !isLinked else { return }
        refuse()
      }
    }

    /// The link could not be made.
    private func refuse() {
      guard !isLinked else { return }
      attempt += 1
      if let chosen { central?.cancelPeripheralConnection(chosen) }
      tell?(.link(.refused))
    }

    private func drop() {
      attempt += 1
      (isLinked, held) = (false, nil)
      if let chosen { central?.cancelPeripheralConnection(chosen) }
    }

    private func lost() {
      guard isLinked else { return refuse() }
      (isLinked, held) = (false, nil)
      attempt += 1
      tell?(.link(.lost))
    }

    private func write(_ data: Data, isAcknowledged: Bool) {
      guard isLinked, let chosen, let intake else {
        tell?(.link(.lost))
        return
      }
      guard !isAcknowledged, intake.properties.contains(.writeWithoutResponse) else {
        chosen.writeValue(data, for: intake, type: .withResponse)
        return
      }
      guard chosen.canSendWriteWithoutResponse else {
        held = data
        return
      }
      chosen.writeValue(data, for: intake, type: .withoutResponse)
      tell?(.link(.written))
    }

    private func ready() {
      guard let data = held, let chosen, let intake, isLinked else { return }
      held = nil
      chosen.writeValue(data, for: intake, type: .withoutResponse)
      tell?(.link(.written))
    }

    // MARK: - What the printer has

    /// An identifier in full: the system gives those of the registry in four digits.
    static func full(_ uuid: CBUUID) -> String {
      let text = uuid.uuidString.lowercased()
      return text.count == 4 ? "0000\(text)-0000-1000-8000-00805f9b34fb" : text
    }

    private func look(into characteristics: [CBCharacteristic]) {
      intake = characteristics.first { Printing.full($0.uuid) == PrinterTask.intake }
      guard intake != nil, let chosen else { return refuse() }
      let talkers = characteristics.filter { $0.properties.contains(.notify) }
      silent = Set(talkers.map { Printing.full($0.uuid) })
      for talker in talkers { chosen.setNotifyValue(true, for: talker) }
      link()
    }

    /// The link is there once every characteristic that can say something listens to us.
    private func link() {
      guard silent.isEmpty, !isLinked, let chosen, let intake else { return }
      isLinked = true
      let acknowledges = intake.properties.contains(.write)
      let type: CBCharacteristicWriteType =
        intake.properties.contains(.writeWithoutResponse) ? .withoutResponse : .withResponse
      tell?(
        .link(
          .connected(
            .bluetooth(longestWrite: chosen.maximumWriteValueLength(for: type), acknowledges: acknowledges))))
    }
  }

  extension Printing: @MainActor CBCentralManagerDelegate {
    /// Looks as soon as Bluetooth is on, and gives up a link when it goes off.
    package func centralManagerDidUpdateState(_ central: CBCentralManager) {
      if central.state != .poweredOn, isLinked { lost() }
      scan(central)
    }

    /// Takes a device whose name says that it is a printer.
    package func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi: NSNumber
    ) {
      let name = advertisementData[CBAdvertisementDataLocalNameKey] as? String
      discovered(peripheral, name: name ?? peripheral.name ?? "")
    }

    /// Asks for the printer's service.
    package func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      peripheral.discoverServices([CBUUID(string: PrinterTask.service)])
    }

    /// The link could not be made.
    package func centralManager(
      _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {
      refuse()
    }

    /// The link is gone.
    package func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
      if peripheral === chosen, isLinked { lost() }
    }
  }

  extension Printing: @MainActor CBPeripheralDelegate {
    /// Asks what the service has.
    package func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      guard let service = peripheral.services?.first(where: { Printing.full($0.uuid) == PrinterTask.service }) else {
        return refuse()
      }
      peripheral.discoverCharacteristics(nil, for: service)
    }

    /// Finds the one that takes bytes, and listens to all that can say something.
    package func peripheral(
      _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
      look(into: service.characteristics ?? [])
    }

    /// One that can say something will, or will not.
    package func peripheral(
      _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
      silent.remove(Printing.full(characteristic.uuid))
      link()
    }

    /// The printer says something.
    package func peripheral(
      _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
      if let data = characteristic.value { tell?(.link(.received(Array(data)))) }
    }

    /// It has taken a write.
    package func peripheral(
      _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
      if error == nil { tell?(.link(.written)) } else { lost() }
    }

    /// The link takes more.
    package func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { ready() }
  }
#endif
