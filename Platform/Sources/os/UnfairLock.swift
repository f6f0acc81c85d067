import Foundation

// `@unchecked Sendable`: the lock guards the state. It is not a `Mutex`, because `lock()` and `unlock()` are separate calls.
/// A value that is protected by a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(uncheckedState: ())
  }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }

  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
