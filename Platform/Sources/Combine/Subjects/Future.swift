import Foundation
import OpenCombine

/// A publisher that eventually produces a single value and then finishes or fails.
///
/// The closure runs when the future is created, not when a subscriber subscribes. The future stores the result.
/// Subscribers receive it with their first request, in the order in which they subscribed.
// `@unchecked Sendable`: the lock guards all variables, and no subscriber is called while it is held. It is not a
// `Mutex`, because a `Mutex` returns only values that may be sent to other threads, and the result is of any type.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure to call with the result of the future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var pendingConduits: [FutureConduit<Output, Failure>] = []

  /// Creates a publisher that calls a promise closure when it has a result.
  ///
  /// - Parameter attemptToFulfill: A closure that receives the promise. Only its first call has an effect.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = SubscriberConduit(future: self, downstream: subscriber)
    let existingResult = lock.withLock {
      if result == nil { pendingConduits.append(conduit) }
      return result
    }
    subscriber.receive(subscription: conduit)
    if let existingResult { conduit.resolve(existingResult) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let conduits = pendingConduits
    pendingConduits = []
    lock.unlock()
    for conduit in conduits { conduit.resolve(result) }
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { pendingConduits.removeAll { $0 === conduit } }
  }
}

extension Future {
  /// The value of the future, or the error that it failed with.
  public var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
              // As in Combine, the task receives a value of any type.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
              return .none
            },
            receiveCompletion: { completion in
              if case .failure(let error) = completion { continuation.resume(throwing: error) }
            }))
      }
    }
  }
}

extension Future where Failure == Never {
  /// The value of the future.
  public var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        subscribe(
          AnySubscriber<Output, Never>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
              // As in Combine, the task receives a value of any type.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
              return .none
            }))
      }
    }
  }
}

/// A subscription to a future, with the type of its subscriber erased.
private class FutureConduit<Output, Failure: Error> {
  func resolve(_ result: Result<Output, Failure>) {}
}

/// A subscription to a future, which stores the result until the subscriber requests a value.
private final class SubscriberConduit<Downstream: Subscriber>: FutureConduit<Downstream.Input, Downstream.Failure>,
  Subscription, CustomStringConvertible
{
  private let execution = SerialExecution()
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var hasDemand = false

  init(future: Future<Downstream.Input, Downstream.Failure>, downstream: Downstream) {
    self.future = future
    self.downstream = downstream
  }

  override func resolve(_ result: Result<Downstream.Input, Downstream.Failure>) {
    execution.perform {
      self.result = result
      self.deliver()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    execution.perform {
      self.hasDemand = self.hasDemand || demand > 0
      self.deliver()
    }
  }

  func cancel() {
    execution.close {
      self.future?.remove(self)
      self.release()
    }
  }

  private func deliver() {
    guard let downstream, let result else { return }
    switch result {
    case .success(let value):
      guard hasDemand else { return }
      self.result = nil
      _ = downstream.receive(value)
      execution.perform {
        self.execution.close(self.release)
        downstream.receive(completion: .finished)
      }
    case .failure(let error):
      execution.close(release)
      downstream.receive(completion: .failure(error))
    }
  }

  private func release() {
    future = nil
    downstream = nil
    result = nil
  }

  var description: String { "Future" }
}
