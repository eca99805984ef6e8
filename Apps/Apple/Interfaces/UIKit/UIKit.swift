// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiresponder>.
@MainActor open class UIResponder: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uiresponder/init()>.
  nonisolated public override init() {}
}

/// See <https://developer.apple.com/documentation/uikit/uiapplication>.
@MainActor open class UIApplication: UIResponder {
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/shared>.
  public class var shared: UIApplication { UIApplication() }
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled>.
  open var isIdleTimerDisabled = false
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes>.
  open var connectedScenes: Set<UIScene> { [] }
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring>.
  public static var openSettingsURLString: String { "" }
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:)>.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey>.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// See <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>.
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// See <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)>.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// See <https://developer.apple.com/documentation/uikit/uiscenesession>.
@MainActor open class UISceneSession: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uiscenesession/role>.
  public struct Role: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/uikit/uiscenesession/role/windowapplication>.
    public static let windowApplication = Role()
    /// See <https://developer.apple.com/documentation/uikit/uiscenesession/role/cartemplateapplication>.
    public static let carTemplateApplication = Role()
  }
  /// See <https://developer.apple.com/documentation/uikit/uiscenesession/role>.
  open var role: Role { .windowApplication }
}

/// See <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@MainActor open class UISceneConfiguration: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)>.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  /// See <https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass>.
  open var delegateClass: AnyClass?
}

/// See <https://developer.apple.com/documentation/uikit/uiscene>.
@MainActor open class UIScene: UIResponder {
  /// See <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
  @MainActor open class ConnectionOptions: NSObject {}
}

/// See <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// See <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@MainActor open class UIWindowScene: UIScene {
  /// See <https://developer.apple.com/documentation/uikit/uiwindowscene/windows>.
  open var windows: [UIWindow] { [] }
}

/// See <https://developer.apple.com/documentation/uikit/uiview>.
@MainActor open class UIView: UIResponder {
  /// See <https://developer.apple.com/documentation/uikit/uiview/bounds>.
  open var bounds: CGRect { .zero }
}

/// See <https://developer.apple.com/documentation/uikit/uiwindow>.
@MainActor open class UIWindow: UIView {
  /// See <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>.
  open var rootViewController: UIViewController?
}

/// See <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@MainActor open class UIViewController: UIResponder {
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>.
  open var view: UIView! { nil }
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>.
  open var presentedViewController: UIViewController? { nil }
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
  }
}

/// See <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@MainActor open class UIPopoverPresentationController: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview>.
  open var sourceView: UIView?
  /// See <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect>.
  open var sourceRect = CGRect.zero
}

/// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>.
@MainActor open class UIActivityViewController: UIViewController {
  /// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler>.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/activitytype>.
  public struct ActivityType: Hashable, Sendable {}
  /// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)>.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
  /// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler>.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
}

/// See <https://developer.apple.com/documentation/uikit/uiactivity>.
@MainActor open class UIActivity: NSObject {}

/// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>.
@MainActor open class UIPrintInteractionController: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/shared>.
  public class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printinfo>.
  open var printInfo: UIPrintInfo?
  /// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printingitem>.
  open var printingItem: Any?
  /// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/present(animated:completionhandler:)>.
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// See <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/completionhandler>.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
}

/// See <https://developer.apple.com/documentation/uikit/uiprintinfo>.
@MainActor open class UIPrintInfo: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/printinfo()>.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/jobname>.
  open var jobName = ""
  /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype>.
  open var outputType = OutputType.general
  /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype>.
  public enum OutputType: Int, Sendable {
    /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype/general>.
    case general = 0
    /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype/photo>.
    case photo = 1
    /// See <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype/grayscale>.
    case grayscale = 2
  }
}

/// See <https://developer.apple.com/documentation/uikit/uiaccessibility>.
public struct UIAccessibility: Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: Sendable {
    /// See <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement>.
    public static let announcement = Notification()
  }
  /// See <https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)>.
  public static func post(notification: Notification, argument: Any?) {}
}

/// See <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uikeyboardtype/default>.
  case `default` = 0
  /// See <https://developer.apple.com/documentation/uikit/uikeyboardtype/numbersandpunctuation>.
  case numbersAndPunctuation = 2
  /// See <https://developer.apple.com/documentation/uikit/uikeyboardtype/url>.
  case URL = 3
  /// See <https://developer.apple.com/documentation/uikit/uikeyboardtype/numberpad>.
  case numberPad = 4
  /// See <https://developer.apple.com/documentation/uikit/uikeyboardtype/decimalpad>.
  case decimalPad = 8
}

/// See <https://developer.apple.com/documentation/uikit/uiimage>.
open class UIImage: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uiimage/cgimage>.
  open var cgImage: CGImage? { nil }
}

/// See <https://developer.apple.com/documentation/coregraphics/cgimage>.
public final class CGImage: Sendable {
  /// See <https://developer.apple.com/documentation/coregraphics/cgimage/width>.
  public var width: Int { 0 }
  /// See <https://developer.apple.com/documentation/coregraphics/cgimage/height>.
  public var height: Int { 0 }
}

/// See <https://developer.apple.com/documentation/coregraphics/cgcolorspace>.
public final class CGColorSpace: Sendable {
  /// See <https://developer.apple.com/documentation/coregraphics/cgcolorspace/init()>.
  public init() {}
}

/// See <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()>.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// See <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// See <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo/noneskiplast>.
  case noneSkipLast = 5
}

/// See <https://developer.apple.com/documentation/coregraphics/cgcontext>.
public final class CGContext {
  /// See <https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)>.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {}
  /// See <https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)>.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// See <https://developer.apple.com/documentation/coregraphics/cgcontext/makeimage()>.
  public func makeImage() -> CGImage? { nil }
}

/// See <https://developer.apple.com/documentation/uikit/uitraitcollection>.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)>.
  nonisolated public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init() }
}

/// See <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// See <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/light>.
  case light = 1
  /// See <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/dark>.
  case dark = 2
}

/// See <https://developer.apple.com/documentation/uikit/uimutabletraits>.
public protocol UIMutableTraits {
  /// See <https://developer.apple.com/documentation/uikit/uimutabletraits/userinterfacestyle>.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// See <https://developer.apple.com/documentation/uikit/uimutabletraits/displayscale>.
  var displayScale: CGFloat { get set }
}
