import OpenCombine

// OpenCombine declares these two with its own passthrough subject, whose order of delivery varies from run to run. The
// aliases hide its types from other modules. Inside this module the names would be ambiguous.

extension Publisher {
  /// Shares the output of an upstream publisher with multiple subscribers.
  ///
  /// The upstream publisher is subscribed to once, at the first request. A subscriber that comes later receives only
  /// what is published after it subscribed.
  ///
  /// - Returns: A class instance that shares elements received from its upstream with multiple subscribers.
  public func share() -> Publishers.OrderedShare<Self> {
    Publishers.OrderedShare(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Creates a connectable wrapper around the publisher, which publishes nothing until `connect()` is called.
  public func makeConnectable() -> Publishers.OrderedMakeConnectable<Self> {
    Publishers.OrderedMakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that shares the output of an upstream publisher with multiple subscribers.
  public typealias Share<Upstream: Publisher> = OrderedShare<Upstream>

  /// A publisher that publishes nothing until `connect()` is called.
  public typealias MakeConnectable<Upstream: Publisher> = OrderedMakeConnectable<Upstream>

  /// A publisher that shares the output of an upstream publisher with multiple subscribers.
  public final class OrderedShare<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares the output of an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether two values are the same instance.
    public static func == (lhs: OrderedShare, rhs: OrderedShare) -> Bool { lhs === rhs }
  }

  /// A publisher that publishes nothing until `connect()` is called.
  public struct OrderedMakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a connectable publisher of an upstream publisher's values.
    public init(upstream: Upstream) {
      shared = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Subscribes to the upstream publisher.
    ///
    /// - Returns: The connection. Cancel it to stop receiving values.
    public func connect() -> any Cancellable { shared.connect() }
  }
}
