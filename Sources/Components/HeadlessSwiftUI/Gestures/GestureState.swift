import HeadlessUIKit

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
