import Foundation

/// A value that can arrive later.
public struct Async<Value> {
  private let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value that a function delivers.
  ///
  /// - Parameter run: A function that calls its argument with the value, immediately or later.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is already available.
  public init(value: Value) {
    start = { $0(.success(value)) }
  }

  /// Creates a value that a function returns. The assertion reports errors that the function throws.
  package init(catching value: @escaping () throws -> Value) {
    start = { $0(Result(catching: value)) }
  }

  private init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
  }

  /// Requests the value.
  public var run: (_ callback: @escaping (Value) -> Void) -> Void {
    { callback in
      start { result in
        if case .success(let value) = result { callback(value) }
      }
    }
  }

  /// Returns the transformed value.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    let start = start
    return Async<NewValue>(start: { callback in start { callback($0.map(transform)) } })
  }

  /// Returns the asynchronous value that a function returns for this value.
  func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
    let start = start
    return Async<NewValue>(start: { callback in
      start { result in
        switch result {
        case .success(let value): transform(value).start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    })
  }

  /// Returns the value, and waits for it if necessary.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds.
  /// - Throws: ``LateValueError`` if the value does not arrive in time, or the error of the value's function.
  func value(timeout: TimeInterval) throws -> Value {
    let arrival = Arrival<Value>()
    start { arrival.result = $0 }
    if arrival.result == nil { Waiting.wait(seconds: timeout) { arrival.result != nil } }
    guard let result = arrival.result else { throw LateValueError(timeout: timeout) }
    return try result.get()
  }
}

/// The result of an asynchronous value, which can be delivered on any thread.
///
/// `@unchecked Sendable`: the lock guards the result. It is not a `Mutex`, because the result is of any type, and a
/// `Mutex` returns only values that may be sent to other threads.
private final class Arrival<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var delivered: Result<Value, any Error>?

  var result: Result<Value, any Error>? {
    get { lock.withLock { delivered } }
    set { lock.withLock { if delivered == nil { delivered = newValue } } }
  }
}

/// The error if the value of an asynchronous strategy does not arrive in time.
struct LateValueError: Error, CustomStringConvertible {
  let timeout: TimeInterval

  var description: String {
    Waiting.isDisabled
      ? "its strategy delivers the value later, and waiting is disabled by \(Waiting.variable)"
      : "its strategy did not deliver a value within \(timeout) seconds; pass a longer 'timeout:', or a strategy that "
        + "does not wait"
  }
}
