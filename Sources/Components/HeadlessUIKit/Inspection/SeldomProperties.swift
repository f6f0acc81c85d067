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

  /// The properties that are set and visible on a device, but not drawn, in the order in which they were set.
  var undrawn: [UndrawnProperty] { self[Self.undrawnKey] ?? [] }

  private static let undrawnKey = "undrawn"

  /// Lists a property that is set and not drawn, or removes it from the list.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - isSet: Whether the value is another one than the one that is drawn.
  ///   - substitute: What is drawn instead, as a clause.
  mutating func list(_ name: String, if isSet: Bool = true, drawn substitute: String) {
    let rest = undrawn.filter { $0.name != name }
    let listed = isSet ? rest + [UndrawnProperty(name, drawn: substitute)] : rest
    self[Self.undrawnKey] = listed.isEmpty ? nil : listed
  }
}
