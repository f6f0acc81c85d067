import Combine
import Foundation
import Testing

/// A situation, and the events that a subscriber receives in it.
struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: [String]
  let events: @Sendable () -> [String]

  init(_ name: String, _ expected: [String], _ events: @escaping @Sendable () -> [String]) {
    testDescription = name
    self.expected = expected
    self.events = events
  }

  func check() {
    #expect(events() == expected)
  }
}

struct Failing: Error, Equatable {}

/// A subscriber that records the events that it receives, and requests only the given demand.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let respond: (Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - demand: The demand to request on subscription.
  ///   - respond: Returns the additional demand after a value.
  init(_ demand: Subscribers.Demand = .unlimited, respond: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    initial = demand
    self.respond = respond
  }

  var events: [String] { lock.withLock { recorded } }

  func append(_ event: String) { lock.withLock { recorded.append(event) } }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    append("\(input)")
    return respond(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: append("finished")
    case .failure: append("failed")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Subscribes a recorder with the given demand.
  func record(
    _ demand: Subscribers.Demand = .unlimited, respond: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand, respond: respond)
    subscribe(recorder)
    return recorder
  }
}

/// A publisher that sends the values of a test, and logs the requests of its subscriber.
final class Source<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private final class Tap: Subscription {
    unowned let source: Source
    init(_ source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) { source.log.append(demand == .unlimited ? "∞" : "\(demand.max ?? -1)") }
    func cancel() { source.log.append("cancel") }
  }

  private(set) var log: [String] = []
  private var downstream: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
    subscriber.receive(subscription: Tap(self))
  }

  func send(_ value: Output) { _ = downstream?.receive(value) }
  func send(completion: Subscribers.Completion<Failure>) { downstream?.receive(completion: completion) }
}
