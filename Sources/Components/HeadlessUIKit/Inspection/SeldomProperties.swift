import FirstFrameLayoutTree

/// Properties that few components set, by name. They need no room in the objects of other components.
struct SeldomProperties {
  private var values: [String: Any]?

  /// The value that was set, or a default value.
  subscript<Value>(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    set {
      values = values ?? [:]
      values?[name] = newValue
    }
  }

  /// The value that was set; `nil` if none was.
  subscript<Value>(name: String) -> Value? {
    // A cast of `nil` to `Any` or to an optional type would be a value.
    get { values?[name].flatMap { $0 as? Value } }
    set {
      if let newValue { self[name, default: newValue] = newValue } else { values?[name] = nil }
    }
  }
}
