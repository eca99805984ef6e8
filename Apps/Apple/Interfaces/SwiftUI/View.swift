// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit

/// See <https://developer.apple.com/documentation/swiftui/view>.
@MainActor @preconcurrency public protocol View {
  /// See <https://developer.apple.com/documentation/swiftui/view/body>.
  associatedtype Body: View
  /// See <https://developer.apple.com/documentation/swiftui/view/body>.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// See <https://developer.apple.com/documentation/swiftui/never/body>.
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// See <https://developer.apple.com/documentation/swiftui/view/body>.
  public var body: Never { fatalError() }
}

/// See <https://developer.apple.com/documentation/swiftui/viewbuilder>.
@resultBuilder public struct ViewBuilder {
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)>.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()>.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  { TupleView() }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)>.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)>.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > { _ConditionalContent() }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)>.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > { _ConditionalContent() }
  /// See <https://developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:)>.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

extension Optional: View where Wrapped: View {
  /// See <https://developer.apple.com/documentation/swiftui/optional/body>.
  public typealias Body = Never
}

/// See <https://developer.apple.com/documentation/swiftui/_conditionalcontent>.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/_conditionalcontent/body>.
  public typealias Body = Never
  nonisolated init() {}
}

/// See <https://developer.apple.com/documentation/swiftui/tupleview>.
public struct TupleView<T>: View {
  /// See <https://developer.apple.com/documentation/swiftui/tupleview/body>.
  public typealias Body = Never
  nonisolated init() {}
}

/// See <https://developer.apple.com/documentation/swiftui/emptyview>.
public struct EmptyView: View {
  /// See <https://developer.apple.com/documentation/swiftui/emptyview/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/emptyview/init()>.
  nonisolated public init() {}
}

/// See <https://developer.apple.com/documentation/swiftui/anyview>.
public struct AnyView: View {
  /// See <https://developer.apple.com/documentation/swiftui/anyview/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/anyview/init(_:)>.
  nonisolated public init<V: View>(_ view: V) {}
}

/// See <https://developer.apple.com/documentation/swiftui/group>.
public struct Group<Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/group/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/group/init(content:)>.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// See <https://developer.apple.com/documentation/swiftui/foreach>.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/foreach/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)>.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/viewmodifier>.
@MainActor @preconcurrency public protocol ViewModifier {
  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/body>.
  associatedtype Body: View
  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/content>.
  typealias Content = _ViewModifier_Content<Self>
  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)>.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// See <https://developer.apple.com/documentation/swiftui/viewmodifier/content>.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// See <https://developer.apple.com/documentation/swiftui/viewmodifier/content/body>.
  public typealias Body = Never
}
