import FirstFrameLayoutTree
public import Foundation

/// An object that stores values by their names, as filters and managed objects of Apple's other frameworks do.
@_spi(Porting) public protocol KeyedValueStore: NSObject {
  func keyedValue(forKey key: String) -> Any?
  func setKeyedValue(_ value: Any?, forKey key: String)
}

extension NSObject {
  /// Returns the value of a property by its name: one of UIKit's that code commonly reads, one that a port or a package
  /// lists as an ``InterfaceConnection``, or a stored one. For other names it returns `nil`, with a warning, because
  /// there is no Objective-C runtime to find them.
  public func value(forKey key: String) -> Any? {
    if let store = self as? any KeyedValueStore { return store.keyedValue(forKey: key) }
    if let known = onMainThread({ MainThreadValue(value: KeyedProperties.value(key, of: $0)) }), let value = known.value
    {
      return value
    }
    let names = [key, Self.publicNames[key]].compactMap { $0 }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        guard names.contains(name) || names.contains("_" + name) else { continue }
        return Self.unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    // A layer stores values of any name.
    if !(self is CALayer || self is CAAnimation) {
      UsageWarnings.warn("`\(type(of: self))` has no property `\(key)` for `value(forKey:)`; it is `nil`.")
    }
    return nil
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { object, key in
      (object as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets a property by its name: one of UIKit's that code commonly sets, or one that a port or a package lists as an
  /// ``InterfaceConnection``. For other names it has no effect except for a warning.
  public func setValue(_ value: Any?, forKey key: String) {
    if let store = self as? any KeyedValueStore { return store.setKeyedValue(value, forKey: key) }
    let change = MainThreadValue(value: value)
    if onMainThread({ object in KeyedProperties.set(key, of: object, to: change.value) }) == true {
      return observedValueDidChange()
    }
    setValue(value, forUndefinedKey: key)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    // Key paths such as `transform.scale` are properties of layers.
    guard keys.count == 2, let object = self.value(forKey: keys[0]) as? NSObject else {
      return setValue(value, forKey: keyPath)
    }
    object.setValue(value, forKeyPath: keys[1])
  }

  /// Returns `nil`. It is called for names of no property only by the classes that declare a method of this name.
  public func value(forUndefinedKey key: String) -> Any? { nil }

  /// Has no effect except for a warning.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    UsageWarnings.warn("`\(type(of: self)).setValue(_:forKey:)` cannot set `\(key)` here; set the property itself.")
  }

  /// Calls a closure with the object, which may be a view; `nil` on other threads.
  private func onMainThread<Result: Sendable>(_ body: @MainActor (NSObject) -> Result) -> Result? {
    guard MainActorContext.isCurrent else { return nil }
    let object = MainThreadValue(value: self)
    return MainActor.assumeIsolated { body(object.value) }
  }

  /// Returns the values of stored properties by their names, and `NSNull` for those that are `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { values, key in values[key] = value(forKey: key) ?? NSNull() }
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The names of public properties, keyed by the private names that UIKit apps pass to `value(forKey:)`.
  private static var publicNames: [String: String] {
    ["searchField": "searchTextField", "_placeholderLabel": "placeholderLabel", "_cancelButton": "cancelButton"]
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
