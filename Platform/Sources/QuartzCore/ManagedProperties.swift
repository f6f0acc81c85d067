private import FirstFramePlaceholders
@_spi(Porting) public import HeadlessUIKit

/// The properties that a layer declares with `@NSManaged`, which Core Animation implements at run time.
extension CALayer {
  /// The value of a property; the empty value of its type if it was never set.
  public final func managedValue<Value>(_ key: String) -> Value {
    if let value = storedValue(forKey: key) as? Value { return value }
    if let value = Self.defaultValue(forKey: key) as? Value { return value }
    if let empty: Value = emptyValue() { return empty }
    preconditionFailure("The property `\(key)` of `\(type(of: self))` has no value; set it before you read it.")
  }

  public final func setManagedValue<Value>(_ value: Value, _ key: String) { storeManaged(value, key) }

  public final func setManagedValue<Value>(_ value: Value?, _ key: String) { storeManaged(value as Any?, key) }

  private func storeManaged(_ value: Any?, _ key: String) {
    store(value, forKey: key)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
