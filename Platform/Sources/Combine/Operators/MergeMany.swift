import OpenCombine

extension Publishers {
  /// A publisher created by applying the merge function to an arbitrary number of upstream publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers that this publisher merges.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers of a sequence. It finishes immediately if there are none.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = MergeJunction(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: junction)
      for (index, publisher) in publishers.enumerated() { junction.attach(publisher, at: index) }
      if publishers.isEmpty { junction.execution.perform(junction.finishIfDone) }
    }

    /// Returns a publisher that also merges another publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

/// Sends the elements of all upstream publishers in the order in which they arrive.
///
/// While the demand is limited, the junction requests one element of each upstream publisher in advance, even before
/// the first request, so that an element that a subject sends early is not lost. If the demand becomes unlimited, the
/// junction requests unlimited elements.
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var demand = Subscribers.Demand.none
  private var isUnlimited = false
  private var pending: [(value: Downstream.Input, index: Int)] = []

  func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    attach(upstream, at: index) { value in
      self.pending.append((value, index))
      self.sendPending()
    }
  }

  override func didConnect(_ subscription: any Subscription) {
    subscription.request(isUnlimited ? .unlimited : .max(1))
  }

  override func add(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    self.demand += demand
    let becomesUnlimited = demand == .unlimited && !isUnlimited
    isUnlimited = isUnlimited || becomesUnlimited
    sendPending()
    guard becomesUnlimited else { return }
    for index in subscriptions.indices { subscriptions[index]?.request(.unlimited) }
  }

  override func finishIfDone() {
    if isFinished, pending.isEmpty { finish(.finished) }
  }

  override func release() {
    pending = []
    super.release()
  }

  private func sendPending() {
    while demand > 0, !pending.isEmpty, let downstream {
      let (value, index) = pending.removeFirst()
      demand -= 1
      add(downstream.receive(value))
      if !isUnlimited { subscriptions[index]?.request(.max(1)) }
    }
    finishIfDone()
  }
}
