import Dispatch
import FirstFrameLayoutTree
import Foundation
import Observation
import Synchronization

/// A closure that runs again after a value that it read has changed.
final class Observer: Sendable {
  private struct State {
    var apply: (@MainActor () -> Void)?
    var generation = 0
  }

  private let state: Mutex<State>

  init(_ apply: @escaping @MainActor () -> Void) {
    state = Mutex(State(apply: apply))
  }

  @MainActor func run() {
    let (apply, generation) = state.withLock { state in
      state.generation += 1
      return (state.apply, state.generation)
    }
    guard let apply else { return }
    withObservationTracking(apply) { [weak self] in
      guard let self, isCurrent(generation) else { return }
      ObservationQueue.shared.enqueue(self)
      // On another thread, a pass may run between this call and the change and read the old value.
      let enqueuesAgain = !MainActorContext.isCurrent
      DispatchQueue.main.async {
        if enqueuesAgain { ObservationQueue.shared.enqueue(self) }
        MainActor.assumeIsolated { ObservationQueue.shared.flush() }
      }
    }
  }

  func cancel() {
    // The closure is released after the lock, because it may own objects whose deinitializers end observations.
    _ = state.withLock { state in
      let apply = state.apply
      state.apply = nil
      return apply
    }
  }

  private func isCurrent(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation && $0.apply != nil }
  }
}

/// The lifetime of an observation, which ends when the token is cancelled or deallocated.
public final class ObserveToken: Sendable {
  let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  deinit {
    observer.cancel()
  }

  public func cancel() {
    observer.cancel()
  }
}

/// The observers of changed values, in the order of the changes.
///
/// They run at the next pass of any tree, or on the main queue, whichever comes first.
final class ObservationQueue: Sendable {
  static let shared = ObservationQueue()

  /// The maximum number of rounds. It stops observers that change the values that they observe.
  private static let roundLimit = 100

  private let waiting = Mutex<[Observer]>([])
  @MainActor private var isFlushing = false

  func enqueue(_ observer: Observer) {
    waiting.withLock { waiting in
      if !waiting.contains(where: { $0 === observer }) { waiting.append(observer) }
    }
  }

  @MainActor func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      let observers = waiting.withLock { waiting in
        defer { waiting.removeAll() }
        return waiting
      }
      guard !observers.isEmpty else { return }
      for observer in observers { observer.run() }
    }
  }
}

extension UIResponder {
  /// Runs a closure now, and again after a value that it read has changed: at the next pass of any view or on the main
  /// queue, whichever comes first.
  ///
  /// The observation ends with the responder. The closure should capture the responder weakly.
  @discardableResult
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    let token = ObserveToken(Observer(apply))
    observations.append(token)
    token.observer.run()
    return token
  }
}

/// Runs a closure now, and again after a value that it read has changed: at the next pass of any view or on the main
/// queue, whichever comes first.
///
/// The observation ends with the token.
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(Observer(apply))
  token.observer.run()
  return token
}
