import Foundation
import OpenCombine

/// The subscribers of a subject, in the order in which they subscribed.
///
/// OpenCombine stores the subscribers of its subjects in a set, so each process delivers values to them in a different
/// order. Snapshots of a view that two subscribers change would then differ between runs.
///
/// `@unchecked Sendable`: the lock guards all variables, and no subscriber is called while it is held. It is not a
/// `Mutex`, because values are of any type, and a `Mutex` returns only values that may be sent to other threads.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Output?
  private var conduits: [BroadcastConduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether the broadcast has requested values from its upstream publishers.
  private var hasUpstreamDemand: Bool
  private let replaysLatest: Bool

  /// Creates a broadcast that sends only new values.
  init() {
    replaysLatest = false
    hasUpstreamDemand = false
  }

  /// Creates a broadcast that also sends its latest value to each new subscriber.
  init(latest: Output) {
    self.latest = latest
    replaysLatest = true
    hasUpstreamDemand = true
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The latest value, or `nil` if this broadcast does not replay it.
  var value: Output? { lock.withLock { latest } }

  /// Attaches a subscriber. If the broadcast is complete, the subscriber receives only the completion.
  func attach<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = SubscriberConduit(broadcast: self, downstream: subscriber, replaysLatest: replaysLatest)
    conduits.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  /// Sends a value to every subscriber that has demand.
  ///
  /// - Parameter storesFirst: Whether the value is stored as the latest value before it is sent, instead of afterwards.
  func send(_ value: Output, storesFirst: Bool = true) {
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    if replaysLatest, storesFirst { latest = value }
    let receivers = conduits
    lock.unlock()
    for conduit in receivers { conduit.offer(value) }
    if replaysLatest, !storesFirst { lock.withLock { latest = value } }
  }

  /// Completes every subscriber. Later values and completions are ignored.
  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else { return lock.unlock() }
    self.completion = completion
    let receivers = conduits
    conduits = []
    lock.unlock()
    for conduit in receivers { conduit.finish(completion) }
  }

  /// Stores the subscription to an upstream publisher until the broadcast is released.
  func send(subscription: any Subscription) {
    let shouldRequest = lock.withLock {
      upstreams.append(subscription)
      return hasUpstreamDemand
    }
    if shouldRequest { subscription.request(.unlimited) }
  }

  /// Requests values from the upstream publishers, at the first demand of any subscriber.
  fileprivate func requestUpstream() {
    lock.lock()
    guard !hasUpstreamDemand else { return lock.unlock() }
    hasUpstreamDemand = true
    let subscriptions = upstreams
    lock.unlock()
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  fileprivate func remove(_ conduit: BroadcastConduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// A subscription to a broadcast, with the type of its subscriber erased.
class BroadcastConduit<Output, Failure: Error> {
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// A subscription to a broadcast, which counts the demand of one subscriber.
private final class SubscriberConduit<Downstream: Subscriber>: BroadcastConduit<Downstream.Input, Downstream.Failure>,
  Subscription, CustomStringConvertible
{
  private let execution = SerialExecution()
  private var broadcast: Broadcast<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var hasPendingLatest: Bool

  init(broadcast: Broadcast<Downstream.Input, Downstream.Failure>, downstream: Downstream, replaysLatest: Bool) {
    self.broadcast = broadcast
    self.downstream = downstream
    hasPendingLatest = replaysLatest
  }

  override func offer(_ value: Downstream.Input) {
    execution.perform {
      guard self.demand > 0, let downstream = self.downstream else {
        self.hasPendingLatest = true
        return
      }
      self.hasPendingLatest = false
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    execution.perform {
      let downstream = self.downstream
      self.execution.close(self.release)
      downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    execution.perform {
      self.demand += demand
      if self.hasPendingLatest, self.demand > 0, let downstream = self.downstream, let latest = self.broadcast?.value {
        self.hasPendingLatest = false
        self.demand -= 1
        self.demand += downstream.receive(latest)
      }
      self.broadcast?.requestUpstream()
    }
  }

  func cancel() {
    execution.close(release)
  }

  private func release() {
    broadcast?.remove(self)
    broadcast = nil
    downstream = nil
  }

  var description: String { "Subject" }
}
