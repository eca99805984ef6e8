// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/swiftui/horizontalalignment>.
public struct HorizontalAlignment: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/horizontalalignment/leading>.
  public static let leading = HorizontalAlignment()
  /// See <https://developer.apple.com/documentation/swiftui/horizontalalignment/center>.
  public static let center = HorizontalAlignment()
  /// See <https://developer.apple.com/documentation/swiftui/horizontalalignment/trailing>.
  public static let trailing = HorizontalAlignment()
}

/// See <https://developer.apple.com/documentation/swiftui/verticalalignment>.
public struct VerticalAlignment: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/verticalalignment/top>.
  public static let top = VerticalAlignment()
  /// See <https://developer.apple.com/documentation/swiftui/verticalalignment/center>.
  public static let center = VerticalAlignment()
  /// See <https://developer.apple.com/documentation/swiftui/verticalalignment/bottom>.
  public static let bottom = VerticalAlignment()
  /// See <https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline>.
  public static let firstTextBaseline = VerticalAlignment()
}

/// See <https://developer.apple.com/documentation/swiftui/alignment>.
public struct Alignment: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/alignment/center>.
  public static let center = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/leading>.
  public static let leading = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/trailing>.
  public static let trailing = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/top>.
  public static let top = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/bottom>.
  public static let bottom = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/topleading>.
  public static let topLeading = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/toptrailing>.
  public static let topTrailing = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/bottomleading>.
  public static let bottomLeading = Alignment()
  /// See <https://developer.apple.com/documentation/swiftui/alignment/bottomtrailing>.
  public static let bottomTrailing = Alignment()
}

/// See <https://developer.apple.com/documentation/swiftui/edge>.
public struct Edge: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/edge/set>.
  public struct Set: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/rawvalue>.
    public let rawValue: Int8
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:)>.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/top>.
    public static let top = Set(rawValue: 1)
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/leading>.
    public static let leading = Set(rawValue: 2)
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/bottom>.
    public static let bottom = Set(rawValue: 4)
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/trailing>.
    public static let trailing = Set(rawValue: 8)
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/horizontal>.
    public static let horizontal: Set = [.leading, .trailing]
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/vertical>.
    public static let vertical: Set = [.top, .bottom]
    /// See <https://developer.apple.com/documentation/swiftui/edge/set/all>.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// See <https://developer.apple.com/documentation/swiftui/axis>.
public enum Axis: Int8, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/axis/horizontal>.
  case horizontal
  /// See <https://developer.apple.com/documentation/swiftui/axis/vertical>.
  case vertical
  /// See <https://developer.apple.com/documentation/swiftui/axis/set>.
  public struct Set: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/axis/set/rawvalue>.
    public let rawValue: Int8
    /// See <https://developer.apple.com/documentation/swiftui/axis/set/init(rawvalue:)>.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// See <https://developer.apple.com/documentation/swiftui/axis/set/horizontal>.
    public static let horizontal = Set(rawValue: 1)
    /// See <https://developer.apple.com/documentation/swiftui/axis/set/vertical>.
    public static let vertical = Set(rawValue: 2)
  }
}

/// See <https://developer.apple.com/documentation/swiftui/angle>.
public struct Angle: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/angle/degrees(_:)>.
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

/// See <https://developer.apple.com/documentation/swiftui/unitpoint>.
public struct UnitPoint: Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/unitpoint/top>.
  public static let top = UnitPoint()
  /// See <https://developer.apple.com/documentation/swiftui/unitpoint/bottom>.
  public static let bottom = UnitPoint()
  /// See <https://developer.apple.com/documentation/swiftui/unitpoint/leading>.
  public static let leading = UnitPoint()
  /// See <https://developer.apple.com/documentation/swiftui/unitpoint/trailing>.
  public static let trailing = UnitPoint()
  /// See <https://developer.apple.com/documentation/swiftui/unitpoint/center>.
  public static let center = UnitPoint()
}

/// See <https://developer.apple.com/documentation/swiftui/vstack>.
public struct VStack<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/vstack/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)>.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/lazyvstack>.
public struct LazyVStack<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/lazyvstack/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:content:)>.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/hstack>.
public struct HStack<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/hstack/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)>.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/zstack>.
public struct ZStack<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/zstack/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)>.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// See <https://developer.apple.com/documentation/swiftui/spacer>.
public struct Spacer: View {
  /// See <https://developer.apple.com/documentation/swiftui/spacer/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/spacer/init(minlength:)>.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// See <https://developer.apple.com/documentation/swiftui/divider>.
public struct Divider: View {
  /// See <https://developer.apple.com/documentation/swiftui/divider/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/divider/init()>.
  nonisolated public init() {}
}

/// See <https://developer.apple.com/documentation/swiftui/scrollview>.
public struct ScrollView<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/scrollview/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)>.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/geometryproxy>.
public struct GeometryProxy: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/geometryproxy/size>.
  public var size: CGSize { .zero }
}

/// See <https://developer.apple.com/documentation/swiftui/geometryreader>.
public struct GeometryReader<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/geometryreader/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/geometryreader/init(content:)>.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// See <https://developer.apple.com/documentation/swiftui/viewthatfits>.
public struct ViewThatFits<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/viewthatfits/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)>.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// See <https://developer.apple.com/documentation/swiftui/timelineschedule>.
public protocol TimelineSchedule {}

/// See <https://developer.apple.com/documentation/swiftui/animationtimelineschedule>.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// See <https://developer.apple.com/documentation/swiftui/timelineschedule/animation(minimuminterval:paused:)>.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}

/// See <https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule>.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

/// See <https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext>.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// See <https://developer.apple.com/documentation/swiftui/timelineview>.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// See <https://developer.apple.com/documentation/swiftui/timelineview/context>.
  public struct Context {
    /// See <https://developer.apple.com/documentation/swiftui/timelineview/context/date>.
    public let date: Date
  }
}

extension TimelineView: View where Content: View {
  /// See <https://developer.apple.com/documentation/swiftui/timelineview/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/timelineview/init(_:content:)>.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}

extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/position(_:)>.
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/position(x:y:)>.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
