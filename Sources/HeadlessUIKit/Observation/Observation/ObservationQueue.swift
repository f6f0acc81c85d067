import Foundation

/// The observers whose values have changed, in the order of the changes.
///
/// They run at the next pass of any tree, or on the main queue, whichever comes first.
final class ObservationQueue: @unchecked Sendable {
  static let shared = ObservationQueue()

  /// Stops observers that change the values that they observe.
  private static let roundLimit = 100

  private let lock = NSLock()
  private var waiting: [Observer] = []
  @MainActor private var isFlushing = false

  func enqueue(_ observer: Observer) {
    lock.withLock {
      if !waiting.contains(where: { $0 === observer }) { waiting.append(observer) }
    }
  }

  @MainActor func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      let observers = lock.withLock {
        defer { waiting.removeAll() }
        return waiting
      }
      guard !observers.isEmpty else { return }
      for observer in observers { observer.run() }
    }
  }
}
