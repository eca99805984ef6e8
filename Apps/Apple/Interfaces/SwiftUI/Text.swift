// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/swiftui/text>.
public struct Text: Equatable, Sendable, View {
  /// See <https://developer.apple.com/documentation/swiftui/text/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/text/init(verbatim:)>.
  nonisolated public init(verbatim content: String) {}
  /// See <https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)>.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {}
  /// See <https://developer.apple.com/documentation/swiftui/text/font(_:)>.
  nonisolated public func font(_ font: Font?) -> Text { self }
  /// See <https://developer.apple.com/documentation/swiftui/text/monospaceddigit()>.
  nonisolated public func monospacedDigit() -> Text { self }
  /// See <https://developer.apple.com/documentation/swiftui/text/kerning(_:)>.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
}

/// See <https://developer.apple.com/documentation/swiftui/font>.
public struct Font: Hashable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/font/design>.
  public enum Design: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/font/design/default>.
    case `default`
    /// See <https://developer.apple.com/documentation/swiftui/font/design/serif>.
    case serif
    /// See <https://developer.apple.com/documentation/swiftui/font/design/rounded>.
    case rounded
    /// See <https://developer.apple.com/documentation/swiftui/font/design/monospaced>.
    case monospaced
  }
  /// See <https://developer.apple.com/documentation/swiftui/font/weight>.
  public struct Weight: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/font/weight/regular>.
    public static let regular = Weight()
    /// See <https://developer.apple.com/documentation/swiftui/font/weight/medium>.
    public static let medium = Weight()
    /// See <https://developer.apple.com/documentation/swiftui/font/weight/semibold>.
    public static let semibold = Weight()
    /// See <https://developer.apple.com/documentation/swiftui/font/weight/bold>.
    public static let bold = Weight()
    /// See <https://developer.apple.com/documentation/swiftui/font/weight/heavy>.
    public static let heavy = Weight()
  }
  /// See <https://developer.apple.com/documentation/swiftui/font/textstyle>.
  public enum TextStyle: CaseIterable, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/largetitle>.
    case largeTitle
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/title>.
    case title
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/headline>.
    case headline
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/body>.
    case body
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/footnote>.
    case footnote
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle/caption>.
    case caption
  }
  /// See <https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)>.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// See <https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:)>.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  /// See <https://developer.apple.com/documentation/swiftui/font/monospaceddigit()>.
  public func monospacedDigit() -> Font { self }
}

/// See <https://developer.apple.com/documentation/swiftui/image>.
public struct Image: Equatable, Sendable, View {
  /// See <https://developer.apple.com/documentation/swiftui/image/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>.
  nonisolated public init(systemName: String) {}
  /// See <https://developer.apple.com/documentation/swiftui/image/init(decorative:scale:orientation:)>.
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat) {}
  /// See <https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)>.
  nonisolated public func resizable() -> Image { self }
}

/// See <https://developer.apple.com/documentation/swiftui/textalignment>.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/textalignment/leading>.
  case leading
  /// See <https://developer.apple.com/documentation/swiftui/textalignment/center>.
  case center
  /// See <https://developer.apple.com/documentation/swiftui/textalignment/trailing>.
  case trailing
}

/// See <https://developer.apple.com/documentation/swiftui/progressview>.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/progressview/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/progressview/init(value:total:)>.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
  /// See <https://developer.apple.com/documentation/swiftui/progressview/init(timerinterval:countsdown:label:currentvaluelabel:)>.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}
