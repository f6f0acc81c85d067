/// A model whose properties a view or a controller reads as they are, and hands on as bindings.
///
/// The shape is that of swift-navigation: `@UIBindable var model: Model`, then `$model.name` for a binding.
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
