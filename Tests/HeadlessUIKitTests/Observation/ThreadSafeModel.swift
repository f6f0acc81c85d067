import Foundation
import Observation

/// A model that any thread may change.
@Observable
final class ThreadSafeModel: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  @ObservationIgnored private var value = 0

  var count: Int {
    get {
      access(keyPath: \.count)
      return lock.withLock { value }
    }
    set {
      withMutation(keyPath: \.count) { lock.withLock { value = newValue } }
    }
  }
}
