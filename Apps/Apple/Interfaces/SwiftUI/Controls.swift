// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import AppIntents
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

/// See <https://developer.apple.com/documentation/swiftui/button>.
public struct Button<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/button/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/button/init(action:label:)>.
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  /// See <https://developer.apple.com/documentation/swiftui/button/init(intent:label:)>.
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {}
}

/// See <https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration>.
public struct ButtonStyleConfiguration {
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label>.
  public struct Label: View {
    /// See <https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label/body>.
    public typealias Body = Never
  }
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label>.
  public var label: Label { Label() }
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/ispressed>.
  public var isPressed: Bool { false }
}

/// See <https://developer.apple.com/documentation/swiftui/buttonstyle>.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyle/body>.
  associatedtype Body: View
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyle/configuration>.
  typealias Configuration = ButtonStyleConfiguration
  /// See <https://developer.apple.com/documentation/swiftui/buttonstyle/makebody(configuration:)>.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// See <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle>.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// See <https://developer.apple.com/documentation/swiftui/plainbuttonstyle>.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// See <https://developer.apple.com/documentation/swiftui/plainbuttonstyle/init()>.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// See <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/plain>.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// See <https://developer.apple.com/documentation/swiftui/toggle>.
public struct Toggle<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/toggle/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)>.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

/// See <https://developer.apple.com/documentation/swiftui/picker>.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/picker/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)>.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

/// See <https://developer.apple.com/documentation/swiftui/pickerstyle>.
@MainActor @preconcurrency public protocol PickerStyle {}

/// See <https://developer.apple.com/documentation/swiftui/menupickerstyle>.
public struct MenuPickerStyle: PickerStyle {
  /// See <https://developer.apple.com/documentation/swiftui/menupickerstyle/init()>.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// See <https://developer.apple.com/documentation/swiftui/pickerstyle/menu>.
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// See <https://developer.apple.com/documentation/swiftui/textfield>.
public struct TextField<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/textfield/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)>.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// See <https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:)>.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}
}

/// See <https://developer.apple.com/documentation/swiftui/slider>.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/slider/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:)>.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}
}

/// See <https://developer.apple.com/documentation/swiftui/link>.
public struct Link<Label: View>: View {
  /// See <https://developer.apple.com/documentation/swiftui/link/body>.
  public typealias Body = Never
  /// See <https://developer.apple.com/documentation/swiftui/link/init(destination:label:)>.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

/// See <https://developer.apple.com/documentation/swiftui/gesture>.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// See <https://developer.apple.com/documentation/swiftui/gesture/value>.
  associatedtype Value
}

/// See <https://developer.apple.com/documentation/swiftui/draggesture>.
public struct DragGesture: Gesture {
  /// See <https://developer.apple.com/documentation/swiftui/draggesture/value>.
  public struct Value: Equatable, Sendable {
    /// See <https://developer.apple.com/documentation/swiftui/draggesture/value/location>.
    public var location: CGPoint { .zero }
    /// See <https://developer.apple.com/documentation/swiftui/draggesture/value/startlocation>.
    public var startLocation: CGPoint { .zero }
    /// See <https://developer.apple.com/documentation/swiftui/draggesture/value/translation>.
    public var translation: CGSize { .zero }
    /// See <https://developer.apple.com/documentation/swiftui/draggesture/value/velocity>.
    public var velocity: CGSize { .zero }
  }
  /// See <https://developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:)>.
  nonisolated public init(minimumDistance: CGFloat = 10) {}
}

extension Gesture {
  /// See <https://developer.apple.com/documentation/swiftui/gesture/onchanged(_:)>.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// See <https://developer.apple.com/documentation/swiftui/gesture/onended(_:)>.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)>.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)>.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)>.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/labelshidden()>.
  nonisolated public func labelsHidden() -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/disabled(_:)>.
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)>.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)>.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/focused(_:)>.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/onsubmit(_:)>.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/gesture(_:)>.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)>.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// See <https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:)>.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
}
