import OpenCombine

extension Publishers {
  /// A publisher that receives and combines the latest elements from two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher that combines the latest elements from two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == (A.Output, B.Output), Downstream.Failure == Failure {
      let latest = (Latest<A.Output>(), Latest<B.Output>())
      let junction = CombineLatestJunction(downstream: subscriber, count: 2) {
        guard let a = latest.0.value, let b = latest.1.value else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: junction)
      junction.attach(a, at: 0, latest.0)
      junction.attach(b, at: 1, latest.1)
    }
  }

  /// A publisher that receives and combines the latest elements from three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Creates a publisher that combines the latest elements from three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == (A.Output, B.Output, C.Output), Downstream.Failure == Failure {
      let latest = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
      let junction = CombineLatestJunction(downstream: subscriber, count: 3) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: junction)
      junction.attach(a, at: 0, latest.0)
      junction.attach(b, at: 1, latest.1)
      junction.attach(c, at: 2, latest.2)
    }
  }

  /// A publisher that receives and combines the latest elements from four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Creates a publisher that combines the latest elements from four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == (A.Output, B.Output, C.Output, D.Output), Downstream.Failure == Failure {
      let latest = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>(), Latest<D.Output>())
      let junction = CombineLatestJunction(downstream: subscriber, count: 4) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value, let d = latest.3.value else {
          return nil
        }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: junction)
      junction.attach(a, at: 0, latest.0)
      junction.attach(b, at: 1, latest.1)
      junction.attach(c, at: 2, latest.2)
      junction.attach(d, at: 3, latest.3)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// The latest element of one upstream publisher, or `nil` before the first one.
private final class Latest<Value> {
  var value: Value?
}

/// Sends a tuple for each element of an upstream publisher, after every upstream publisher has sent an element.
private final class CombineLatestJunction<Downstream: Subscriber>: Junction<Downstream> {
  private let combine: () -> Downstream.Input?
  private var demand = Subscribers.Demand.none

  /// - Parameter combine: Returns the tuple of the latest elements, or `nil` if one is missing.
  init(downstream: Downstream, count: Int, combine: @escaping () -> Downstream.Input?) {
    self.combine = combine
    super.init(downstream: downstream, count: count)
  }

  func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int, _ latest: Latest<Upstream.Output>)
  where Upstream.Failure == Downstream.Failure {
    attach(upstream, at: index) { value in
      latest.value = value
      self.send()
    }
  }

  override func didConnect(_ subscription: any Subscription) {
    if demand > 0 { subscription.request(demand) }
  }

  override func add(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    self.demand += demand
    for index in subscriptions.indices { subscriptions[index]?.request(demand) }
  }

  private func send() {
    guard demand > 0, let downstream, let output = combine() else { return }
    demand -= 1
    add(downstream.receive(output))
  }
}
