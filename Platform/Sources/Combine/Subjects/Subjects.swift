import Foundation
import OpenCombine

/// A subject that broadcasts elements to downstream subscribers.
///
/// A passthrough subject does not store a value. Subscribers without demand do not receive the values that are sent in
/// the meantime.
// `@unchecked Sendable`: the broadcast protects itself with a lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast = Broadcast<Output, Failure>()

  /// Creates a passthrough subject.
  public init() {}

  /// Attaches a subscriber. If the subject is complete, the subscriber receives only the completion.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    broadcast.attach(subscriber)
  }

  /// Sends a value to the subscribers, in the order in which they subscribed.
  public func send(_ input: Output) {
    broadcast.send(input)
  }

  /// Sends a completion to the subscribers. Later values and completions are ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Connects the subject to an upstream publisher, and requests its values once a subscriber has demand.
  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription)
  }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// Each subscriber receives the current value with its first request. A subscriber without demand does not receive
/// intermediate values, but receives the current value with its next request.
// `@unchecked Sendable`: the broadcast protects itself with a lock.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast: Broadcast<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    broadcast = Broadcast(latest: value)
  }

  /// The value wrapped by this subject, published as a new element whenever it changes.
  public var value: Output {
    get { broadcast.value! }
    set { broadcast.send(newValue) }
  }

  /// Attaches a subscriber. If the subject is complete, the subscriber receives only the completion.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    broadcast.attach(subscriber)
  }

  /// Stores a value, then sends it to the subscribers, in the order in which they subscribed.
  public func send(_ input: Output) {
    broadcast.send(input)
  }

  /// Sends a completion to the subscribers. Later values and completions are ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Connects the subject to an upstream publisher, and requests all of its values.
  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription)
  }
}
