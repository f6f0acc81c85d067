import OpenCombine

extension Publishers {
  /// A publisher created by applying the merge function to an arbitrary number of upstream publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose elements this publisher sends.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers of a sequence. It finishes at once if there are none.
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
/// As long as the demand is limited, each upstream publisher has one element that was requested or that waits for
/// demand, from the start: an element that a subject sends before the first request is not lost. Once the demand is
/// unlimited, so is the demand on the upstream publishers.
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var demand = Subscribers.Demand.none
  private var isUnlimited = false
  private var waiting: [(value: Downstream.Input, index: Int)] = []

  func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    attach(upstream, at: index) { value in
      self.waiting.append((value, index))
      self.sendWaiting()
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
    sendWaiting()
    guard becomesUnlimited else { return }
    for index in subscriptions.indices { subscriptions[index]?.request(.unlimited) }
  }

  override func finishIfDone() {
    if isFinished, waiting.isEmpty { finish(.finished) }
  }

  override func release() {
    waiting = []
    super.release()
  }

  private func sendWaiting() {
    while demand > 0, !waiting.isEmpty, let downstream {
      let (value, index) = waiting.removeFirst()
      demand -= 1
      add(downstream.receive(value))
      if !isUnlimited { subscriptions[index]?.request(.max(1)) }
    }
    finishIfDone()
  }
}
