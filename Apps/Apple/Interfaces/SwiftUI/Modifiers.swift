// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/padding(_:)>.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/offset(x:y:)>.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)>.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)>.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }
  /// See <https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)>.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/opacity(_:)>.
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/hidden()>.
  nonisolated public func hidden() -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)>.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/brightness(_:)>.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)>.
  nonisolated public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)>.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)>.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)>.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)>.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)>.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)>.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    self
  }
  /// See <https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)>.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/zindex(_:)>.
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/id(_:)>.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)>.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/tint(_:)>.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/font(_:)>.
  nonisolated public func font(_ font: Font?) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/monospaceddigit()>.
  nonisolated public func monospacedDigit() -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)>.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)>.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)>.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)>.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    self
  }
  /// See <https://developer.apple.com/documentation/swiftui/view/environment(_:)>.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/animation(_:value:)>.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)>.
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)>.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)>.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/modifier(_:)>.
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)>.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)>.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)>.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)>.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
}

/// See <https://developer.apple.com/documentation/swiftui/contentmode>.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/contentmode/fit>.
  case fit
  /// See <https://developer.apple.com/documentation/swiftui/contentmode/fill>.
  case fill
}

/// See <https://developer.apple.com/documentation/swiftui/safearearegions>.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/safearearegions/rawvalue>.
  public let rawValue: UInt
  /// See <https://developer.apple.com/documentation/swiftui/safearearegions/init(rawvalue:)>.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See <https://developer.apple.com/documentation/swiftui/safearearegions/all>.
  public static let all = SafeAreaRegions(rawValue: 1)
}

/// See <https://developer.apple.com/documentation/swiftui/containerbackgroundplacement>.
public struct ContainerBackgroundPlacement: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/containerbackgroundplacement/widget>.
  public static let widget = ContainerBackgroundPlacement()
}

/// See <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/animation/linear(duration:)>.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// See <https://developer.apple.com/documentation/swiftui/animation/easeout(duration:)>.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// See <https://developer.apple.com/documentation/swiftui/animation/delay(_:)>.
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

/// See <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior>.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore>.
  public static let ignore = AccessibilityChildBehavior()
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/contain>.
  public static let contain = AccessibilityChildBehavior()
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine>.
  public static let combine = AccessibilityChildBehavior()
}

/// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits>.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/rawvalue>.
  public let rawValue: UInt
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/init(rawvalue:)>.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isheader>.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isselected>.
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isbutton>.
  public static let isButton = AccessibilityTraits(rawValue: 4)
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/updatesfrequently>.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 8)
  /// See <https://developer.apple.com/documentation/swiftui/accessibilitytraits/ismodal>.
  public static let isModal = AccessibilityTraits(rawValue: 16)
}
