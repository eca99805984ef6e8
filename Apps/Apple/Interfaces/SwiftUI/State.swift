// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/swiftui/state>.
@propertyWrapper public struct State<Value>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>.
  public init(wrappedValue value: Value) { self.value = value }
  private let value: Value
  /// See <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// See <https://developer.apple.com/documentation/swiftui/state/projectedvalue>.
  public var projectedValue: Binding<Value> { Binding(get: { fatalError() }, set: { _ in }) }
}

extension State: Sendable where Value: Sendable {}

/// See <https://developer.apple.com/documentation/swiftui/binding>.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp>.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  /// See <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>.
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  /// See <https://developer.apple.com/documentation/swiftui/binding/projectedvalue>.
  public var projectedValue: Binding<Value> { self }
  /// See <https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)>.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

/// See <https://developer.apple.com/documentation/swiftui/dynamicproperty>.
public protocol DynamicProperty {}

/// See <https://developer.apple.com/documentation/swiftui/environment>.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/environment/init(_:)>.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  /// See <https://developer.apple.com/documentation/swiftui/environment/init(_:)>.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  /// See <https://developer.apple.com/documentation/swiftui/environment/wrappedvalue>.
  public var wrappedValue: Value { fatalError() }
}

/// See <https://developer.apple.com/documentation/swiftui/environmentkey>.
public protocol EnvironmentKey {
  /// See <https://developer.apple.com/documentation/swiftui/environmentkey/value>.
  associatedtype Value
  /// See <https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue>.
  static var defaultValue: Value { get }
}

/// See <https://developer.apple.com/documentation/swiftui/environmentvalues>.
public struct EnvironmentValues: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)>.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase>.
  public var scenePhase: ScenePhase { .active }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme>.
  public var colorScheme: ColorScheme {
    get { .dark }
    set {}
  }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion>.
  public var accessibilityReduceMotion: Bool { false }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor>.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/isluminancereduced>.
  public var isLuminanceReduced: Bool { false }
  /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/locale>.
  public var locale: Locale {
    get { Locale.current }
    set {}
  }
}

/// See <https://developer.apple.com/documentation/swiftui/scenephase>.
public enum ScenePhase: Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/scenephase/background>.
  case background
  /// See <https://developer.apple.com/documentation/swiftui/scenephase/inactive>.
  case inactive
  /// See <https://developer.apple.com/documentation/swiftui/scenephase/active>.
  case active
}

/// See <https://developer.apple.com/documentation/swiftui/colorscheme>.
public enum ColorScheme: CaseIterable, Sendable {
  /// See <https://developer.apple.com/documentation/swiftui/colorscheme/light>.
  case light
  /// See <https://developer.apple.com/documentation/swiftui/colorscheme/dark>.
  case dark
}

/// See <https://developer.apple.com/documentation/swiftui/focusstate>.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/focusstate/init()>.
  public init() where Value == Bool {}
  /// See <https://developer.apple.com/documentation/swiftui/focusstate/wrappedvalue>.
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  /// See <https://developer.apple.com/documentation/swiftui/focusstate/projectedvalue>.
  public var projectedValue: Binding { Binding() }
  /// See <https://developer.apple.com/documentation/swiftui/focusstate/binding>.
  public struct Binding {}
}

/// See <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor>.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// See <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/init(_:)>.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// See <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/wrappedvalue>.
  public var wrappedValue: DelegateType { fatalError() }
}
