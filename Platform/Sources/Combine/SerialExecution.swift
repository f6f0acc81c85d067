import Foundation

/// Runs the steps of a subscription one at a time, without holding a lock while a step runs.
///
/// A subscriber may be called by only one thread at a time, but its publishers may send from any thread. Therefore,
/// every event of a subscription is a step:
///
/// - A step that begins inside another step of the same thread runs immediately, nested in it. So a value that a
///   subscriber sends while it receives another value is delivered before `send` returns.
/// - A step that begins on another thread is queued, and the thread that runs the current step runs it next.
///
/// The state of a subscription needs no other lock if it is accessed only in steps.
///
/// `@unchecked Sendable`: the lock guards all variables. It is not a `Mutex`, because steps are any closures, and a `Mutex`
/// returns only values that may be sent to other threads.
final class SerialExecution: @unchecked Sendable {
  private struct Step {
    let run: () -> Void
    let discard: (() -> Void)?
  }

  private let lock = NSLock()
  private var owner: pthread_t?
  private var queue: [Step] = []
  private var closed = false

  /// Whether `close(_:)` was called.
  var isClosed: Bool { lock.withLock { closed } }

  /// Runs a step, or queues it behind the step that another thread is running.
  ///
  /// - Parameters:
  ///   - discard: Called instead of `step` if the execution is closed before the step begins.
  ///   - step: The work to do.
  func perform(orDiscard discard: (() -> Void)? = nil, _ step: @escaping () -> Void) {
    lock.lock()
    if closed {
      lock.unlock()
      discard?()
    } else {
      start(Step(run: step, discard: discard))
    }
  }

  /// Discards the queued steps and every later one, then runs a last step.
  ///
  /// Only the first call has an effect.
  ///
  /// - Parameter last: The last step, which releases the state of the subscription.
  func close(_ last: @escaping () -> Void) {
    lock.lock()
    if closed {
      lock.unlock()
      return
    }
    closed = true
    let discarded = queue
    queue = []
    start(Step(run: last, discard: nil))
    for step in discarded { step.discard?() }
  }

  /// Runs or queues a step. The lock is held on entry, and released on return.
  private func start(_ step: Step) {
    let thread = pthread_self()
    if let owner {
      let isNested = pthread_equal(owner, thread) != 0
      if !isNested { queue.append(step) }
      lock.unlock()
      if isNested { step.run() }
      return
    }
    owner = thread
    lock.unlock()
    var next: Step? = step
    while let current = next {
      current.run()
      lock.withLock {
        if queue.isEmpty {
          next = nil
          owner = nil
        } else {
          next = queue.removeFirst()
        }
      }
    }
  }
}
