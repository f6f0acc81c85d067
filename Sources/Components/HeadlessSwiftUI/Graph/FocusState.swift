import HeadlessUIKit

/// Which view has the focus: none at first.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<Identifier: Hashable>() where Value == Identifier? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A value that changes with the focus.
  @propertyWrapper
  public struct Binding {
    let value: HeadlessSwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// Which element has the focus of VoiceOver: none at first.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<Identifier: Hashable>() where Value == Identifier? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A value that changes with the focus.
  @propertyWrapper
  public struct Binding {
    let value: HeadlessSwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// An identifier that its view keeps, for names such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private final class Identity {}

  private final class Location {
    var identity = Identity()
  }

  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier
  }

  private let location = Location()

  public init() {}

  public var wrappedValue: ID { ID(value: ObjectIdentifier(location.identity)) }
}

extension Namespace: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    location.identity = connection.graph.storage(at: connection.path) { location.identity }
  }
}

/// A value while a gesture is recognized. A frame shows its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let state: State<Value>

  public init(wrappedValue: Value) { state = State(wrappedValue: wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}
