// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/swiftui/path>.
public struct Path: Equatable, Sendable, Shape {
  /// See <https://developer.apple.com/documentation/swiftui/path/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/path/init()>.
  nonisolated public init() {}
  /// See <https://developer.apple.com/documentation/swiftui/path/path(in:)>.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  /// See <https://developer.apple.com/documentation/swiftui/path/move(to:)>.
  nonisolated public mutating func move(to end: CGPoint) {}
  /// See <https://developer.apple.com/documentation/swiftui/path/addline(to:)>.
  nonisolated public mutating func addLine(to end: CGPoint) {}
  /// See <https://developer.apple.com/documentation/swiftui/path/addcurve(to:control1:control2:)>.
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// See <https://developer.apple.com/documentation/swiftui/path/addrect(_:)>.
  nonisolated public mutating func addRect(_ rect: CGRect) {}
  /// See <https://developer.apple.com/documentation/swiftui/path/closesubpath()>.
  nonisolated public mutating func closeSubpath() {}
}

/// See <https://developer.apple.com/documentation/swiftui/shape>.
public protocol Shape: Sendable, View {
  /// See <https://developer.apple.com/documentation/swiftui/shape/path(in:)>.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// See <https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)>.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)>.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)>.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { self }
  /// See <https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)>.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}

/// See <https://developer.apple.com/documentation/swiftui/fillstyle>.
public struct FillStyle: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:)>.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// See <https://developer.apple.com/documentation/coregraphics/cglinecap>.
public enum CGLineCap: Int32, Sendable {
  /// See <https://developer.apple.com/documentation/coregraphics/cglinecap/butt>.
  case butt = 0
  /// See <https://developer.apple.com/documentation/coregraphics/cglinecap/round>.
  case round = 1
  /// See <https://developer.apple.com/documentation/coregraphics/cglinecap/square>.
  case square = 2
}

/// See <https://developer.apple.com/documentation/coregraphics/cglinejoin>.
public enum CGLineJoin: Int32, Sendable {
  /// See <https://developer.apple.com/documentation/coregraphics/cglinejoin/miter>.
  case miter = 0
  /// See <https://developer.apple.com/documentation/coregraphics/cglinejoin/round>.
  case round = 1
  /// See <https://developer.apple.com/documentation/coregraphics/cglinejoin/bevel>.
  case bevel = 2
}

/// See <https://developer.apple.com/documentation/swiftui/strokestyle>.
public struct StrokeStyle: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)>.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/rectangle>.
public struct Rectangle: Shape {
  /// See <https://developer.apple.com/documentation/swiftui/rectangle/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/rectangle/init()>.
  nonisolated public init() {}
  /// See <https://developer.apple.com/documentation/swiftui/rectangle/path(in:)>.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// See <https://developer.apple.com/documentation/swiftui/circle>.
public struct Circle: Shape {
  /// See <https://developer.apple.com/documentation/swiftui/circle/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/circle/init()>.
  nonisolated public init() {}
  /// See <https://developer.apple.com/documentation/swiftui/circle/path(in:)>.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// See <https://developer.apple.com/documentation/swiftui/capsule>.
public struct Capsule: Shape {
  /// See <https://developer.apple.com/documentation/swiftui/capsule/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/capsule/init(style:)>.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// See <https://developer.apple.com/documentation/swiftui/capsule/path(in:)>.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// See <https://developer.apple.com/documentation/swiftui/roundedcornerstyle>.
public enum RoundedCornerStyle: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/roundedcornerstyle/circular>.
  case circular
  /// See <https://developer.apple.com/documentation/swiftui/roundedcornerstyle/continuous>.
  case continuous
}

/// See <https://developer.apple.com/documentation/swiftui/roundedrectangle>.
public struct RoundedRectangle: Shape {
  /// See <https://developer.apple.com/documentation/swiftui/roundedrectangle/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/roundedrectangle/init(cornerradius:style:)>.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// See <https://developer.apple.com/documentation/swiftui/roundedrectangle/path(in:)>.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// See <https://developer.apple.com/documentation/swiftui/shapestyle>.
public protocol ShapeStyle: Sendable {}

/// See <https://developer.apple.com/documentation/swiftui/color>.
public struct Color: Hashable, Sendable, ShapeStyle {
  /// See <https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)>.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  /// See <https://developer.apple.com/documentation/swiftui/color/rgbcolorspace>.
  public enum RGBColorSpace: Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/color/rgbcolorspace/srgb>.
    case sRGB
    /// See <https://developer.apple.com/documentation/swiftui/color/rgbcolorspace/srgblinear>.
    case sRGBLinear
    /// See <https://developer.apple.com/documentation/swiftui/color/rgbcolorspace/displayp3>.
    case displayP3
  }
  /// See <https://developer.apple.com/documentation/swiftui/color/opacity(_:)>.
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
  /// See <https://developer.apple.com/documentation/swiftui/color/black>.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// See <https://developer.apple.com/documentation/swiftui/color/white>.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// See <https://developer.apple.com/documentation/swiftui/color/clear>.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// See <https://developer.apple.com/documentation/swiftui/color/primary>.
  public static let primary = Color(red: 0, green: 0, blue: 0)
  /// See <https://developer.apple.com/documentation/swiftui/color/secondary>.
  public static let secondary = Color(red: 0, green: 0, blue: 0)
  /// See <https://developer.apple.com/documentation/swiftui/color/accentcolor>.
  public static let accentColor = Color(red: 0, green: 0, blue: 1)
}

extension Color: View {
  /// See <https://developer.apple.com/documentation/swiftui/color/body>.
  public typealias Body = Never
}

/// See <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// See <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle/primary>.
  public static let primary = HierarchicalShapeStyle()
  /// See <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle/secondary>.
  public static let secondary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// See <https://developer.apple.com/documentation/swiftui/shapestyle/primary>.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// See <https://developer.apple.com/documentation/swiftui/shapestyle/secondary>.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// See <https://developer.apple.com/documentation/swiftui/gradient>.
public struct Gradient: Equatable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/gradient/init(colors:)>.
  public init(colors: [Color]) {}
  /// See <https://developer.apple.com/documentation/swiftui/gradient/init(stops:)>.
  public init(stops: [Stop]) {}
  /// See <https://developer.apple.com/documentation/swiftui/gradient/stop>.
  public struct Stop: Equatable, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/gradient/stop/init(color:location:)>.
    public init(color: Color, location: CGFloat) {}
  }
}

/// See <https://developer.apple.com/documentation/swiftui/lineargradient>.
public struct LinearGradient: ShapeStyle, View {
  /// See <https://developer.apple.com/documentation/swiftui/lineargradient/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/lineargradient/init(gradient:startpoint:endpoint:)>.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}
