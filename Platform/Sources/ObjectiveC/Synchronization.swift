import Foundation

/// Runs code. There are no autorelease pools: objects are released at once.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Waits until no other thread is between this call and ``objc_sync_exit(_:)`` with the same object.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject, isEntering: true)?.lock()
  return 0
}

/// Ends what ``objc_sync_enter(_:)`` began.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let lock = ObjectLocks.lock(of: obj as AnyObject, isEntering: false) else { return -1 }
  lock.unlock()
  return 0
}

/// The locks of the objects that are in use.
private enum ObjectLocks {
  // Protected by `guardian`. A lock is removed when as many calls have left as entered.
  nonisolated(unsafe) private static var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]
  private static let guardian = NSLock()

  static func lock(of object: AnyObject, isEntering: Bool) -> NSRecursiveLock? {
    guardian.withLock {
      let identifier = ObjectIdentifier(object)
      var entry = locks[identifier] ?? (NSRecursiveLock(), 0)
      guard isEntering || entry.count > 0 else { return nil }
      entry.count += isEntering ? 1 : -1
      locks[identifier] = entry.count > 0 ? entry : nil
      return entry.lock
    }
  }
}
