// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import Foundation
public import XCTest

/// See <https://developer.apple.com/documentation/corefoundation/cgvector>.
public struct CGVector: Sendable {
  /// See <https://developer.apple.com/documentation/corefoundation/cgvector/init(dx:dy:)>.
  public init(dx: CGFloat, dy: CGFloat) {}
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement>.
@MainActor open class XCUIElement: NSObject {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/init()>.
  nonisolated public override init() {}
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/tap()>.
  open func tap() {}
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitforexistence(timeout:)>.
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/buttons>.
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/alerts>.
  open var alerts: XCUIElementQuery { XCUIElementQuery() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/firstmatch>.
  open var firstMatch: XCUIElement { self }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/exists>.
  open var exists: Bool { false }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/descendants(matching:)>.
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype>.
  public enum ElementType: UInt, Sendable {
    /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype/any>.
    case any = 0
  }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)>.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate>.
@MainActor open class XCUICoordinate: NSObject {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/press(forduration:thendragto:)>.
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery>.
@MainActor open class XCUIElementQuery: NSObject {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/subscript(key:)>.
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/buttons>.
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/firstmatch>.
  open var firstMatch: XCUIElement { XCUIElement() }
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication>.
@MainActor open class XCUIApplication: XCUIElement {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/init()>.
  nonisolated public override init() {}
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/init(bundleidentifier:)>.
  public init(bundleIdentifier: String) {}
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments>.
  open var launchArguments: [String] = []
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch()>.
  open func launch() {}
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuidevice>.
@MainActor open class XCUIDevice: NSObject {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/shared>.
  public class var shared: XCUIDevice { XCUIDevice() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/press(_:)>.
  open func press(_ button: Button) {}
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button>.
  public enum Button: Int, Sendable {
    /// See <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button/home>.
    case home = 1
  }
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuiscreen>.
@MainActor open class XCUIScreen: NSObject {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiscreen/main>.
  public class var main: XCUIScreen { XCUIScreen() }
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiscreen/screenshot()>.
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// See <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot>.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot/pngrepresentation>.
  open var pngRepresentation: Data { Data() }
}

/// See <https://developer.apple.com/documentation/xctest/xctattachment>.
open class XCTAttachment: NSObject {
  /// See <https://developer.apple.com/documentation/xctest/xctattachment/init(data:uniformtypeidentifier:)>.
  public init(data payload: Data, uniformTypeIdentifier identifier: String) {}
  /// See <https://developer.apple.com/documentation/xctest/xctattachment/name>.
  open var name: String?
  /// See <https://developer.apple.com/documentation/xctest/xctattachment/lifetime>.
  open var lifetime = Lifetime.deleteOnSuccess
  /// See <https://developer.apple.com/documentation/xctest/xctattachment/lifetime>.
  public enum Lifetime: Int, Sendable {
    /// See <https://developer.apple.com/documentation/xctest/xctattachment/lifetime/keepalways>.
    case keepAlways = 0
    /// See <https://developer.apple.com/documentation/xctest/xctattachment/lifetime/deleteonsuccess>.
    case deleteOnSuccess = 1
  }
}

extension XCTestCase {
  /// See <https://developer.apple.com/documentation/xctest/xctestcase/add(_:)>.
  public func add(_ attachment: XCTAttachment) {}
}
