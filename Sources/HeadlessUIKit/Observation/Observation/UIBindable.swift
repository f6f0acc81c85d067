/// A model whose properties can be read directly and passed on as bindings.
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
