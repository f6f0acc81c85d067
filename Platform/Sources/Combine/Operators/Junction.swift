import OpenCombine

/// A subscription that joins several upstream publishers into one, as `combineLatest` and `merge` do.
///
/// The subscriber receives the junction first. Then the junction subscribes to the upstream publishers in order, so
/// that the subscriber is ready if a publisher completes immediately.
///
/// The state is accessed only in steps of `execution`.
class Junction<Downstream: Subscriber>: Subscription {
  final let execution = SerialExecution()
  final private(set) var downstream: Downstream?
  final private(set) var subscriptions: [(any Subscription)?]
  final private var unfinished: Int

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Whether every upstream publisher has finished.
  final var isFinished: Bool { unfinished == 0 }

  /// Subscribes to an upstream publisher.
  ///
  /// - Parameters:
  ///   - upstream: The publisher.
  ///   - index: Its position among the upstream publishers.
  ///   - receive: Handles a value of the publisher.
  final func attach<Upstream: Publisher>(
    _ upstream: Upstream, at index: Int, receive: @escaping (Upstream.Output) -> Void
  ) where Upstream.Failure == Downstream.Failure {
    guard !execution.isClosed else { return }
    upstream.subscribe(
      AnySubscriber<Upstream.Output, Upstream.Failure>(
        receiveSubscription: { subscription in
          self.execution.perform(orDiscard: subscription.cancel) {
            self.subscriptions[index] = subscription
            self.didConnect(subscription)
          }
        },
        receiveValue: { value in
          self.execution.perform { receive(value) }
          return .none
        },
        receiveCompletion: { completion in
          self.execution.perform { self.complete(completion, at: index) }
        }))
  }

  /// Requests the current demand of the subscriber from a new upstream publisher.
  func didConnect(_ subscription: any Subscription) {}

  /// Adds demand of the subscriber. Called in a step.
  func add(_ demand: Subscribers.Demand) {}

  /// Completes the subscriber, if all upstream publishers have finished and nothing is left to send.
  func finishIfDone() {
    if isFinished { finish(.finished) }
  }

  final func request(_ demand: Subscribers.Demand) {
    execution.perform { self.add(demand) }
  }

  final func cancel() {
    execution.close(release)
  }

  /// Cancels the upstream publishers that have not finished, then completes the subscriber.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    execution.close(release)
    downstream?.receive(completion: completion)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    subscriptions[index] = nil
    unfinished -= 1
    switch completion {
    case .failure: finish(completion)
    case .finished: finishIfDone()
    }
  }

  /// Cancels the subscriptions and releases them and the subscriber, which breaks the cycle with the subscriptions.
  func release() {
    let cancelled = subscriptions
    downstream = nil
    subscriptions = Array(repeating: nil, count: subscriptions.count)
    for subscription in cancelled { subscription?.cancel() }
  }
}
