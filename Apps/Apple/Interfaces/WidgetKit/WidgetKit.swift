// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import ActivityKit
public import SwiftUI

/// See <https://developer.apple.com/documentation/widgetkit/timelineentry>.
public protocol TimelineEntry: Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/timelineentry/date>.
  var date: Date { get }
}

/// See <https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy>.
public struct TimelineReloadPolicy: Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/atend>.
  public static let atEnd = TimelineReloadPolicy()
  /// See <https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/never>.
  public static let never = TimelineReloadPolicy()
}

/// See <https://developer.apple.com/documentation/widgetkit/timeline>.
public struct Timeline<EntryType: TimelineEntry>: Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/timeline/init(entries:policy:)>.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

/// See <https://developer.apple.com/documentation/widgetkit/timelineprovidercontext>.
public struct TimelineProviderContext: Sendable {}

/// See <https://developer.apple.com/documentation/widgetkit/timelineprovider>.
@preconcurrency public protocol TimelineProvider {
  /// See <https://developer.apple.com/documentation/widgetkit/timelineprovider/entry>.
  associatedtype Entry: TimelineEntry
  /// See <https://developer.apple.com/documentation/widgetkit/timelineprovider/context>.
  typealias Context = TimelineProviderContext
  /// See <https://developer.apple.com/documentation/widgetkit/timelineprovider/placeholder(in:)>.
  func placeholder(in context: Context) -> Entry
  /// See <https://developer.apple.com/documentation/widgetkit/timelineprovider/getsnapshot(in:completion:)>.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// See <https://developer.apple.com/documentation/widgetkit/timelineprovider/gettimeline(in:completion:)>.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// See <https://developer.apple.com/documentation/widgetkit/widgetfamily>.
public enum WidgetFamily: Int, Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/widgetfamily/systemsmall>.
  case systemSmall = 0
  /// See <https://developer.apple.com/documentation/widgetkit/widgetfamily/accessorycircular>.
  case accessoryCircular = 5
  /// See <https://developer.apple.com/documentation/widgetkit/widgetfamily/accessoryrectangular>.
  case accessoryRectangular = 6
  /// See <https://developer.apple.com/documentation/widgetkit/widgetfamily/accessoryinline>.
  case accessoryInline = 7
}

/// See <https://developer.apple.com/documentation/widgetkit/widgetcenter>.
public final class WidgetCenter: Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/widgetcenter/shared>.
  public static let shared = WidgetCenter()
  /// See <https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadtimelines(ofkind:)>.
  public func reloadTimelines(ofKind kind: String) {}
}

/// See <https://developer.apple.com/documentation/widgetkit/staticconfiguration>.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// See <https://developer.apple.com/documentation/widgetkit/staticconfiguration/init(kind:provider:content:)>.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/widgetkit/activityviewcontext>.
@MainActor @preconcurrency public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// See <https://developer.apple.com/documentation/widgetkit/activityviewcontext/attributes>.
  public var attributes: Attributes { fatalError() }
  /// See <https://developer.apple.com/documentation/widgetkit/activityviewcontext/state>.
  public var state: Attributes.ContentState { fatalError() }
  /// See <https://developer.apple.com/documentation/widgetkit/activityviewcontext/isstale>.
  public var isStale: Bool { false }
}

/// See <https://developer.apple.com/documentation/widgetkit/activityconfiguration>.
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// See <https://developer.apple.com/documentation/widgetkit/activityconfiguration/init(for:content:dynamicisland:)>.
  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition>.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition/leading>.
  public static let leading = DynamicIslandExpandedRegionPosition()
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition/trailing>.
  public static let trailing = DynamicIslandExpandedRegionPosition()
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition/center>.
  public static let center = DynamicIslandExpandedRegionPosition()
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition/bottom>.
  public static let bottom = DynamicIslandExpandedRegionPosition()
}

/// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion>.
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View> {
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion/init(_:priority:content:)>.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontent>.
@MainActor @preconcurrency public struct DynamicIslandExpandedContent<Content: View> {}

/// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder>.
@resultBuilder @MainActor @preconcurrency public struct DynamicIslandExpandedContentBuilder {
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder/buildpartialblock(first:)>.
  public static func buildPartialBlock<Content: View>(first: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  { DynamicIslandExpandedContent() }
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder/buildpartialblock(accumulated:next:)>.
  public static func buildPartialBlock<Accumulated: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>, next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(Accumulated, Next)>> { DynamicIslandExpandedContent() }
}

/// See <https://developer.apple.com/documentation/widgetkit/dynamicisland>.
@MainActor @preconcurrency public struct DynamicIsland {
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicisland/init(expanded:compactleading:compacttrailing:minimal:)>.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  /// See <https://developer.apple.com/documentation/widgetkit/dynamicisland/keylinetint(_:)>.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}

extension WidgetConfiguration {
  /// See <https://developer.apple.com/documentation/widgetkit/widgetconfiguration/configurationdisplayname(_:)>.
  @MainActor @preconcurrency public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    self
  }
  /// See <https://developer.apple.com/documentation/widgetkit/widgetconfiguration/description(_:)>.
  @MainActor @preconcurrency public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// See <https://developer.apple.com/documentation/widgetkit/widgetconfiguration/supportedfamilies(_:)>.
  @MainActor @preconcurrency public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    self
  }
}

extension View {
  /// See <https://developer.apple.com/documentation/widgetkit/view/activitybackgroundtint(_:)>.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// See <https://developer.apple.com/documentation/widgetkit/view/activitysystemactionforegroundcolor(_:)>.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
