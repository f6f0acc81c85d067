import OpenCombine

extension Publisher {
  /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
  ///
  /// At the end of each interval, the publisher sends an array of the collected elements, or nothing if there are none.
  /// If the upstream publisher finishes, the publisher first sends the elements that it has collected so far. If the
  /// upstream publisher fails, the publisher forwards the error and discards the collected elements.
  ///
  /// With a count, the publisher also sends an array as soon as it has collected that many elements, and a request for
  /// `.max(n)` arrays requests `.max(count * n)` elements. Without a count, it requests unlimited elements, and buffers
  /// them until there is demand for an array.
  ///
  /// - Parameters:
  ///   - strategy: The time-grouping strategy.
  ///   - options: Scheduler options to use for the strategy.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A strategy for collecting received elements.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A grouping that collects and periodically publishes items.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A grouping that collects and publishes items periodically or when a buffer reaches a maximum size.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that buffers and periodically publishes its items.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The strategy with which to collect and publish elements.
    public let strategy: TimeGroupingStrategy<Context>

    /// Scheduler options to use for the strategy.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that buffers and periodically publishes its items.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Failure {
      upstream.subscribe(Collector(self, downstream: subscriber))
    }
  }
}

extension Publishers.CollectByTime {
  /// Collects the elements of one subscription.
  private final class Collector<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let execution = SerialExecution()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let count: Int?
    private var downstream: Downstream?
    private var subscription: (any Subscription)?
    private var timer: (any Cancellable)?
    private var elements: [Input] = []
    private var demand = Subscribers.Demand.none
    private var isFinished = false

    init(_ publisher: Publishers.CollectByTime<Upstream, Context>, downstream: Downstream) {
      switch publisher.strategy {
      case .byTime(let scheduler, let interval):
        self.scheduler = scheduler
        self.interval = interval
        count = nil
      case .byTimeOrCount(let scheduler, let interval, let count):
        self.scheduler = scheduler
        self.interval = interval
        self.count = count
      }
      options = publisher.options
      self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
      execution.perform(orDiscard: subscription.cancel) {
        guard self.subscription == nil, let downstream = self.downstream else { return subscription.cancel() }
        self.subscription = subscription
        downstream.receive(subscription: self)
        guard !self.execution.isClosed else { return }
        self.timer = self.scheduler.schedule(
          after: self.scheduler.now.advanced(by: self.interval), interval: self.interval,
          tolerance: self.scheduler.minimumTolerance, options: self.options
        ) { [weak self] in
          self?.execution.perform { self?.flush() }
        }
        if self.count == nil { subscription.request(.unlimited) }
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      execution.perform {
        self.elements.append(input)
        self.sendFullGroups()
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      execution.perform {
        self.subscription = nil
        switch completion {
        case .finished:
          self.isFinished = true
          self.flush()
        case .failure: self.complete(completion)
        }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      execution.perform {
        self.add(demand)
        self.sendFullGroups()
        if self.isFinished { self.flush() }
      }
    }

    func cancel() {
      execution.close(release)
    }

    private func add(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      self.demand += demand
      if let count { subscription?.request(demand * count) }
    }

    private func sendFullGroups() {
      guard let count else { return }
      while elements.count >= count, send(count) {}
    }

    /// Sends the collected elements, and the completion after the last array.
    private func flush() {
      sendFullGroups()
      if !elements.isEmpty { send(elements.count) }
      if isFinished, elements.isEmpty { complete(.finished) }
    }

    /// Sends the first elements, and returns whether there was demand for them.
    @discardableResult
    private func send(_ count: Int) -> Bool {
      guard demand > 0, let downstream else { return false }
      demand -= 1
      let group = Array(elements.prefix(count))
      elements.removeFirst(count)
      add(downstream.receive(group))
      return true
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
      let downstream = downstream
      execution.close(release)
      downstream?.receive(completion: completion)
    }

    private func release() {
      let cancelled = subscription
      timer?.cancel()
      timer = nil
      subscription = nil
      downstream = nil
      elements = []
      cancelled?.cancel()
    }
  }
}
