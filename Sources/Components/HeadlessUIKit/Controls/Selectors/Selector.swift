import Foundation

/// The name of a method, with the method itself if it is known.
///
/// Swift on Linux has no Objective-C runtime that finds methods by name, so a selector carries the method:
///
///     let tapped = Selector("tapped:", CardView.tapped(_:))
///     control.addTarget(self, action: tapped, for: .touchUpInside)
///
/// Selectors of the same name are equal, as in Objective-C. A selector that was created from a name alone calls the
/// methods of other selectors with that name.
public struct Selector: Hashable, Sendable {
  let name: String
  /// The method, or `nil` for a name alone.
  let method: SelectorMethod?

  /// Creates a selector from a name alone, such as `tapped:`.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  private init(_ name: String, registering method: SelectorMethod) {
    self.name = name
    self.method = method
    SelectorRegistry.add(method, name: name)
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Whether an object has the method.
  func isImplemented(by target: AnyObject) -> Bool {
    implementation(for: target) != nil
  }

  /// Returns the method for an object: the selector's own, or the method of another selector with the same name.
  func implementation(for target: AnyObject) -> SelectorMethod? {
    if let method, method.accepts(target) { return method }
    return SelectorRegistry.method(named: name, for: target)
  }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

// MARK: Methods

extension Selector {
  public init<Owner, Result>(_ name: String, _ method: @escaping (Owner) -> () -> Result) {
    self.init(name, registering: SelectorMethod(owner: Owner.self) { owner, _ in method(owner)() })
  }

  public init<Owner, First, Result>(_ name: String, _ method: @escaping (Owner) -> (First) -> Result) {
    self.init(
      name,
      registering: SelectorMethod(owner: Owner.self) { owner, arguments in
        guard let first: First = arguments.value(at: 0, of: name) else { return nil }
        return method(owner)(first)
      })
  }

  public init<Owner, First, Second, Result>(
    _ name: String, _ method: @escaping (Owner) -> (First, Second) -> Result
  ) {
    self.init(
      name,
      registering: SelectorMethod(owner: Owner.self) { owner, arguments in
        guard let first: First = arguments.value(at: 0, of: name),
          let second: Second = arguments.value(at: 1, of: name)
        else { return nil }
        return method(owner)(first, second)
      })
  }

  // Methods that are isolated to the main actor. Objective-C does not check isolation; neither does a selector.

  public init<Owner, Result>(_ name: String, _ method: @escaping (Owner) -> @MainActor () -> Result) {
    self.init(name, unsafeBitCast(method, to: ((Owner) -> () -> Result).self))
  }

  public init<Owner, First, Result>(_ name: String, _ method: @escaping (Owner) -> @MainActor (First) -> Result) {
    self.init(name, unsafeBitCast(method, to: ((Owner) -> (First) -> Result).self))
  }

  public init<Owner, First, Second, Result>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Owner) -> (First, Second) -> Result).self))
  }
}

// MARK: Properties and bound methods

extension Selector {
  /// Creates the selector of a property's getter.
  public init<Owner, Value>(_ name: String, getter: KeyPath<Owner, Value>) {
    self.init(name, registering: SelectorMethod(owner: Owner.self) { owner, _ in owner[keyPath: getter] })
  }

  /// Creates the selector of a property's setter. It has no effect on a structure.
  public init<Owner, Value>(_ name: String, setter: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(
      name,
      registering: SelectorMethod(owner: Owner.self) { owner, arguments in
        if let value: Value = arguments.value(at: 0, of: name) { owner[keyPath: setter] = value }
        return nil
      })
  }

  /// Creates a selector from a method of one object. It calls that method for any target.
  public init<Result>(_ name: String, bound method: @escaping () -> Result) {
    self.name = name
    self.method = SelectorMethod(owner: AnyObject.self) { _, _ in method() }
  }

  public init<First, Result>(_ name: String, bound method: @escaping (First) -> Result) {
    self.name = name
    self.method = SelectorMethod(owner: AnyObject.self) { _, arguments in
      guard let first: First = arguments.value(at: 0, of: name) else { return nil }
      return method(first)
    }
  }

  public init<First, Second, Result>(_ name: String, bound method: @escaping (First, Second) -> Result) {
    self.name = name
    self.method = SelectorMethod(owner: AnyObject.self) { _, arguments in
      guard let first: First = arguments.value(at: 0, of: name), let second: Second = arguments.value(at: 1, of: name)
      else { return nil }
      return method(first, second)
    }
  }

  public init<Result>(_ name: String, bound method: @escaping @MainActor () -> Result) {
    self.init(name, bound: unsafeBitCast(method, to: (() -> Result).self))
  }

  public init<First, Result>(_ name: String, bound method: @escaping @MainActor (First) -> Result) {
    self.init(name, bound: unsafeBitCast(method, to: ((First) -> Result).self))
  }

  public init<First, Second, Result>(_ name: String, bound method: @escaping @MainActor (First, Second) -> Result) {
    self.init(name, bound: unsafeBitCast(method, to: ((First, Second) -> Result).self))
  }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the name of a class as in Objective-C, where classes of UIKit have no module name.
public func UIKitClassName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
