import OpenCombine

extension Publisher {
  /// Subscribes to an additional publisher and publishes a tuple upon receiving output from any of the publishers.
  ///
  /// The publisher sends nothing until each upstream publisher has sent an element. It passes the subscriber's requests
  /// to all upstream publishers, and stores the latest element of each. An element that arrives without demand is
  /// stored, but sent only together with a later element. The publisher finishes when all upstream publishers have
  /// finished, and fails when one of them fails.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Self.Failure == P.Failure {
    Publishers.CombineLatest<Self, P>(self, other)
  }

  /// Subscribes to an additional publisher and publishes the results of a closure for the latest elements.
  ///
  /// The closure is called as often as `combineLatest` without a closure publishes a tuple.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Self.Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Subscribes to two additional publishers and publishes a tuple upon receiving output from any of the publishers.
  ///
  /// The publisher sends nothing until each upstream publisher has sent an element. It passes the subscriber's requests
  /// to all upstream publishers, and stores the latest element of each. An element that arrives without demand is
  /// stored, but sent only together with a later element. The publisher finishes when all upstream publishers have
  /// finished, and fails when one of them fails.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Subscribes to two additional publishers and publishes the results of a closure for the latest elements.
  ///
  /// The closure is called as often as `combineLatest` without a closure publishes a tuple.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Subscribes to three additional publishers and publishes a tuple upon receiving output from any of the publishers.
  ///
  /// The publisher sends nothing until each upstream publisher has sent an element. It passes the subscriber's requests
  /// to all upstream publishers, and stores the latest element of each. An element that arrives without demand is
  /// stored, but sent only together with a later element. The publisher finishes when all upstream publishers have
  /// finished, and fails when one of them fails.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Subscribes to three additional publishers and publishes the results of a closure for the latest elements.
  ///
  /// The closure is called as often as `combineLatest` without a closure publishes a tuple.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
