public import HeadlessUIKit
public import OpenCombine

/// A key of a value that the view with the focus gives others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values that the view with the focus gives others. A frame has no focus, so there are none.
public struct FocusedValues: Sendable {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}

/// A value of the view with the focus: `nil` in a frame.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view with the focus: `nil` in a frame.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view with the focus: `nil` in a frame.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: Object? { nil }
}

/// What people do with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public static let automatic: FocusInteractions = [.activate, .edit]
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    self
  }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    self
  }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
