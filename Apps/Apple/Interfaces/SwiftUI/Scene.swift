// Names and forms are those of Apple's pages.
// swift-format-ignore-file

/// See <https://developer.apple.com/documentation/swiftui/app>.
@MainActor @preconcurrency public protocol App {
  /// See <https://developer.apple.com/documentation/swiftui/app/body>.
  associatedtype Body: Scene
  /// See <https://developer.apple.com/documentation/swiftui/app/body>.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// See <https://developer.apple.com/documentation/swiftui/app/init()>.
  @MainActor @preconcurrency init()
}

extension App {
  /// See <https://developer.apple.com/documentation/swiftui/app/main()>.
  @MainActor @preconcurrency public static func main() {}
}

/// See <https://developer.apple.com/documentation/swiftui/scene>.
@MainActor @preconcurrency public protocol Scene {
  /// See <https://developer.apple.com/documentation/swiftui/scene/body>.
  associatedtype Body: Scene
  /// See <https://developer.apple.com/documentation/swiftui/scene/body>.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// See <https://developer.apple.com/documentation/swiftui/scene/body>.
  public var body: Never { fatalError() }
}

/// See <https://developer.apple.com/documentation/swiftui/scenebuilder>.
@resultBuilder public struct SceneBuilder {
  /// See <https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)>.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// See <https://developer.apple.com/documentation/swiftui/windowgroup>.
public struct WindowGroup<Content: View>: Scene {
  /// See <https://developer.apple.com/documentation/swiftui/windowgroup/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)>.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {}
}

/// See <https://developer.apple.com/documentation/swiftui/widgetconfiguration>.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// See <https://developer.apple.com/documentation/swiftui/widgetconfiguration/body>.
  associatedtype Body: WidgetConfiguration
  /// See <https://developer.apple.com/documentation/swiftui/widgetconfiguration/body>.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// See <https://developer.apple.com/documentation/swiftui/widgetconfiguration/body>.
  public var body: Never { fatalError() }
}

/// See <https://developer.apple.com/documentation/swiftui/widget>.
@MainActor @preconcurrency public protocol Widget {
  /// See <https://developer.apple.com/documentation/swiftui/widget/body>.
  associatedtype Body: WidgetConfiguration
  /// See <https://developer.apple.com/documentation/swiftui/widget/init()>.
  @MainActor @preconcurrency init()
  /// See <https://developer.apple.com/documentation/swiftui/widget/body>.
  @MainActor @preconcurrency var body: Body { get }
}

/// See <https://developer.apple.com/documentation/swiftui/widgetbundle>.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundle/body>.
  associatedtype Body: Widget
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundle/init()>.
  @MainActor @preconcurrency init()
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundle/body>.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundle/main()>.
  @MainActor @preconcurrency public static func main() {}
}

/// See <https://developer.apple.com/documentation/swiftui/widgetbundlebuilder>.
@resultBuilder public struct WidgetBundleBuilder {
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundlebuilder/buildblock(_:_:)>.
  @MainActor @preconcurrency public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> some Widget {
    c0
  }
  /// See <https://developer.apple.com/documentation/swiftui/widgetbundlebuilder/buildblock(_:_:_:)>.
  @MainActor @preconcurrency public static func buildBlock<C0: Widget, C1: Widget, C2: Widget>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Widget { c0 }
}
