import Synchronization

/// The values of keys that are slow to make. It is emptied when another value would exceed its limit.
///
/// Values are made without a lock. If two threads make the value of a key at the same time, both get the one that was
/// stored first, so that values can be compared by identity.
package final class LimitedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var values: [Key: Value] = [:]
    var cost = 0
  }

  private let limit: Int
  private let cost: @Sendable (Key, Value) -> Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The largest sum of the costs. A value that costs more than a quarter of it is not stored.
  ///   - cost: The cost of a value, for instance in bytes; by default, the limit is a number of values.
  package init(limit: Int, cost: @escaping @Sendable (Key, Value) -> Int = { _, _ in 1 }) {
    self.limit = limit
    self.cost = cost
  }

  /// Returns the value of a key, and makes it if there is none.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    return store(make(), for: key)
  }

  /// The value of a key; `nil` if there is none.
  package subscript(key: Key) -> Value? { state.withLock { $0.values[key] } }

  /// Stores a value, and returns it, or the value that the key already has.
  @discardableResult
  package func store(_ value: Value, for key: Key) -> Value {
    let cost = cost(key, value)
    return state.withLock { state in
      if let other = state.values[key] { return other }
      guard cost == 1 || cost <= limit / 4 else { return value }
      if state.cost + cost > limit {
        state.values.removeAll(keepingCapacity: true)
        state.cost = 0
      }
      state.values[key] = value
      state.cost += cost
      return value
    }
  }
}
