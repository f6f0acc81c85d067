public import Foundation
import Synchronization

/// An object with properties that `observe(_:options:changeHandler:)` can observe.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// What a change dictionary contains.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

extension KeyValueObservable {
  /// Calls a closure when a property has changed, until the result is invalidated or deallocated.
  ///
  /// Changes are detected when a view's geometry, scroll offset, visibility or background changes, when the title of a
  /// controller or of a navigation item or the constant of a constraint is set, when a property that a port observes is
  /// set, when a new layout, display or content size is requested, as setting a text or a control's state does, and after
  /// each layout. Values that are not `Equatable` count as changed each of these times.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(new: Value, old: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: false)
    }
    let observation = NSKeyValueObservation(of: self) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      if let old = old as? any Equatable, old.isSame(as: new) { return }
      last = new
      changeHandler(self, change(new: new, old: old))
    }
    if options.contains(.initial) { changeHandler(self, change(new: last, old: nil)) }
    return observation
  }
}

extension Equatable {
  func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

/// An observation of a property. It ends when it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject {
  private(set) weak var object: NSObject?
  private var check: (() -> Void)?
  private var isChecking = false

  init(of object: NSObject, check: @escaping () -> Void) {
    self.object = object
    self.check = check
    super.init()
    KeyValueObservations.add(self)
  }

  deinit {
    invalidate()
    KeyValueObservations.remove(ObjectIdentifier(self))
  }

  public func invalidate() {
    check = nil
  }

  var isValid: Bool { check != nil && object != nil }

  func checkNow() {
    guard !isChecking else { return }
    isChecking = true
    check?()
    isChecking = false
  }
}

/// The observations of the process.
enum KeyValueObservations {
  /// `@unchecked Sendable`: an observation calls its closure on the thread that changes the property, as in Objective-C.
  private struct Reference: @unchecked Sendable {
    let identifier: ObjectIdentifier
    weak var observation: NSKeyValueObservation?
  }

  private static let references = Mutex<[Reference]>([])
  /// The number of references. Most processes have none, and change properties often.
  private static let count = Atomic(0)

  static func add(_ observation: NSKeyValueObservation) {
    let new = Reference(identifier: ObjectIdentifier(observation), observation: observation)
    references.withLock {
      $0.append(new)
      count.store($0.count, ordering: .relaxed)
    }
  }

  static func remove(_ identifier: ObjectIdentifier) {
    references.withLock {
      $0.removeAll { $0.identifier == identifier }
      count.store($0.count, ordering: .relaxed)
    }
  }

  /// Calls the observers of the changed properties of an object, or of all objects for `nil`.
  static func check(_ object: NSObject? = nil) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    let observations = references.withLock { $0 }.compactMap(\.observation)
    for observation in observations where observation.isValid && (object == nil || observation.object === object) {
      observation.checkNow()
    }
  }
}

extension NSObject {
  /// Calls the observers of the object's properties. A port calls it after a property that is `dynamic` was set.
  public func observedValueDidChange() {
    KeyValueObservations.check(self)
  }
}
