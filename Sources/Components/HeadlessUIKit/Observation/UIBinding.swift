/// Reads and writes a value that is stored elsewhere. Reads in tracked passes are tracked.
@propertyWrapper @dynamicMemberLookup @preconcurrency @MainActor
public struct UIBinding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: UIBinding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> UIBinding<Part> {
    UIBinding<Part> {
      read()[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

/// A model with properties that can be read directly or passed as bindings.
///
/// As in swift-navigation: `@UIBindable var model: Model`, then `$model.name` is a binding.
@propertyWrapper @dynamicMemberLookup @preconcurrency @MainActor
public struct UIBindable<Model: AnyObject> {
  public var wrappedValue: Model

  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  public init(_ model: Model) {
    wrappedValue = model
  }

  public var projectedValue: UIBindable<Model> { self }

  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> UIBinding<Value> {
    let model = wrappedValue
    return UIBinding {
      model[keyPath: keyPath]
    } set: {
      model[keyPath: keyPath] = $0
    }
  }
}
