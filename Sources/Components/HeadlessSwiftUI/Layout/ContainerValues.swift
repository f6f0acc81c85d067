import HeadlessUIKit

/// A key of values that a view gives the container around it.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values that a view gives the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ModifiedView(
      each: containerTrait { $0.containerValues[keyPath: keyPath] = value }
    ) { content in
      let key = ObjectIdentifier(ContainerValues.self)
      var values = content.layoutValue(key) as? ContainerValues ?? ContainerValues()
      values[keyPath: keyPath] = value
      return LayoutValueElement(content, key: key, value: values)
    }
  }
}
