// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import UIKit

/// See <https://developer.apple.com/documentation/carplay/cptemplate>.
@MainActor open class CPTemplate: NSObject {
  /// See <https://developer.apple.com/documentation/carplay/cptemplate/init()>.
  nonisolated public override init() {}
}

/// See <https://developer.apple.com/documentation/carplay/cpinformationtemplatelayout>.
public enum CPInformationTemplateLayout: Int, Sendable {
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplatelayout/leading>.
  case leading = 0
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplatelayout/twocolumn>.
  case twoColumn = 1
}

/// See <https://developer.apple.com/documentation/carplay/cpinformationitem>.
@MainActor open class CPInformationItem: NSObject {
  /// See <https://developer.apple.com/documentation/carplay/cpinformationitem/init(title:detail:)>.
  public init(title: String?, detail: String?) {}
}

/// See <https://developer.apple.com/documentation/carplay/cptextbuttonstyle>.
public enum CPTextButtonStyle: Int, Sendable {
  /// See <https://developer.apple.com/documentation/carplay/cptextbuttonstyle/normal>.
  case normal = 0
  /// See <https://developer.apple.com/documentation/carplay/cptextbuttonstyle/cancel>.
  case cancel = 1
  /// See <https://developer.apple.com/documentation/carplay/cptextbuttonstyle/confirm>.
  case confirm = 2
}

/// See <https://developer.apple.com/documentation/carplay/cptextbutton>.
@MainActor open class CPTextButton: NSObject {
  /// See <https://developer.apple.com/documentation/carplay/cptextbutton/init(title:textstyle:handler:)>.
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {}
}

/// See <https://developer.apple.com/documentation/carplay/cpinformationtemplate>.
@MainActor open class CPInformationTemplate: CPTemplate {
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplate/init(title:layout:items:actions:)>.
  public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) {
  }
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplate/title>.
  open var title = ""
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplate/items>.
  open var items: [CPInformationItem] = []
  /// See <https://developer.apple.com/documentation/carplay/cpinformationtemplate/actions>.
  open var actions: [CPTextButton] = []
}

/// See <https://developer.apple.com/documentation/carplay/cpinterfacecontroller>.
@MainActor open class CPInterfaceController: NSObject {
  /// See <https://developer.apple.com/documentation/carplay/cpinterfacecontroller/setroottemplate(_:animated:completion:)>.
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
}

/// See <https://developer.apple.com/documentation/carplay/cptemplateapplicationscene>.
@MainActor open class CPTemplateApplicationScene: UIScene {}

/// See <https://developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate>.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// See <https://developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate/templateapplicationscene(_:didconnect:)>.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  /// See <https://developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate/templateapplicationscene(_:diddisconnectinterfacecontroller:)>.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
