import FirstFrameLayoutTree

/// Properties that few components set, by name. They need no room in the objects of other components.
struct SeldomProperties {
  private var values: [String: Any]?

  /// The value that was set, or a default value.
  subscript<Value>(name: String, default value: @autoclosure () -> Value) -> Value {
    get { values?[name] as? Value ?? value() }
    set { values = (values ?? [:]).merging([name: newValue]) { _, new in new } }
  }

  /// The value that was set; `nil` if none was.
  subscript<Value>(name: String) -> Value? {
    get { values?[name] as? Value }
    set {
      if let newValue { self[name, default: newValue] = newValue } else { values?[name] = nil }
    }
  }
}

extension UsageWarnings {
  /// Prints once that a declaration of UIKit has no effect here.
  ///
  /// - Parameters:
  ///   - name: The declaration, such as `UIScreen.brightness`.
  ///   - reason: Why it has none, as a clause.
  static func warnOfNoEffect(_ name: String, _ reason: String) {
    warn("`\(name)` has no effect here: \(reason).")
  }
}
