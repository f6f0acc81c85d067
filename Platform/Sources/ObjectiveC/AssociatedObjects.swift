import Foundation

/// How an associated object is referenced. Without Objective-C, the policies that copy an object retain it.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key: key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The associated objects of the process. Values of deallocated objects are removed when other values are set.
private enum AssociatedObjects {
  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case unretained(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  // Protected by `lock`. Values are released after it is unlocked, because deinitializers may call these functions. The
  // lock is not a `Mutex`, because values are of any type, and a `Mutex` returns only values that may be sent to other
  // threads.
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  private static let lock = NSLock()
  nonisolated(unsafe) private static var setCount = 0

  static func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, isWeak: Bool) {
    var released: [Any] = []
    lock.lock()
    let identifier = ObjectIdentifier(object)
    var owner = owners[identifier] ?? Owner(object: object)
    if owner.object !== object {
      released.append(owner)
      owner = Owner(object: object)
    }
    if let previous = owner.values[key] { released.append(previous) }
    owner.values[key] = value.map { isWeak ? .unretained(Weak(object: $0 as AnyObject)) : .strong($0) }
    owners[identifier] = owner.values.isEmpty ? nil : owner
    setCount += 1
    if setCount % 256 == 0 {
      let deallocated = owners.filter { $0.value.object == nil }
      released.append(deallocated)
      for key in deallocated.keys { owners[key] = nil }
    }
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return switch owner.values[key] {
    case .strong(let value): value
    case .unretained(let weak): weak.object
    case nil: nil
    }
  }

  static func removeAll(of object: AnyObject) {
    lock.lock()
    let owner = owners.removeValue(forKey: ObjectIdentifier(object))
    lock.unlock()
    withExtendedLifetime(owner) {}
  }
}
