// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/corebluetooth/cbuuid>.
open class CBUUID: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbuuid/uuidstring>.
  public let uuidString: String
  /// See <https://developer.apple.com/documentation/corebluetooth/cbuuid/init(string:)>.
  public init(string: String) { uuidString = string }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbuuid/isequal(_:)>.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbuuid/hash>.
  open override var hash: Int { uuidString.hashValue }
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate>.
public enum CBManagerState: Int, Sendable {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/unknown>.
  case unknown = 0
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/resetting>.
  case resetting = 1
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/unsupported>.
  case unsupported = 2
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/unauthorized>.
  case unauthorized = 3
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/poweredoff>.
  case poweredOff = 4
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/poweredon>.
  case poweredOn = 5
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbmanager>.
open class CBManager: NSObject {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbmanager/state>.
  open var state: CBManagerState { .unknown }
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager>.
open class CBCentralManager: CBManager {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/delegate>.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/init(delegate:queue:)>.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/scanforperipherals(withservices:options:)>.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/stopscan()>.
  open func stopScan() {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/retrieveperipherals(withidentifiers:)>.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/connect(_:options:)>.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/cancelperipheralconnection(_:)>.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbadvertisementdatalocalnamekey>.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"

/// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate>.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanagerdidupdatestate(_:)>.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:diddiscover:advertisementdata:rssi:)>.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:didconnect:)>.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:didfailtoconnect:error:)>.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:diddisconnectperipheral:error:)>.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:diddiscover:advertisementdata:rssi:)>.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:didconnect:)>.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:didfailtoconnect:error:)>.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:diddisconnectperipheral:error:)>.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbpeer>.
open class CBPeer: NSObject {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbpeer/identifier>.
  open var identifier: UUID { UUID() }
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype>.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype/withresponse>.
  case withResponse = 0
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype/withoutresponse>.
  case withoutResponse = 1
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral>.
open class CBPeripheral: CBPeer {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/delegate>.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/name>.
  open var name: String? { nil }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/services>.
  open var services: [CBService]? { nil }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/cansendwritewithoutresponse>.
  open var canSendWriteWithoutResponse: Bool { true }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/discoverservices(_:)>.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/discovercharacteristics(_:for:)>.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/maximumwritevaluelength(for:)>.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/setnotifyvalue(_:for:)>.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheral/writevalue(_:for:type:)>.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate>.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:diddiscoverservices:)>.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:diddiscovercharacteristicsfor:error:)>.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didupdatenotificationstatefor:error:)>.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didupdatevaluefor:error:)>.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didwritevaluefor:error:)>.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheralisready(tosendwritewithoutresponse:)>.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:diddiscoverservices:)>.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:diddiscovercharacteristicsfor:error:)>.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didupdatenotificationstatefor:error:)>.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didupdatevaluefor:error:)>.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheral(_:didwritevaluefor:error:)>.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// See <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate/peripheralisready(tosendwritewithoutresponse:)>.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbattribute>.
open class CBAttribute: NSObject {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbattribute/uuid>.
  open var uuid: CBUUID { CBUUID(string: "") }
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbservice>.
open class CBService: CBAttribute {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbservice/characteristics>.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties>.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties/rawvalue>.
  public let rawValue: UInt
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties/init(rawvalue:)>.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties/writewithoutresponse>.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties/write>.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties/notify>.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
}

/// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristic>.
open class CBCharacteristic: CBAttribute {
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristic/properties>.
  open var properties: CBCharacteristicProperties { [] }
  /// See <https://developer.apple.com/documentation/corebluetooth/cbcharacteristic/value>.
  open var value: Data? { nil }
}
