public import Combine

extension Scheduler {
  /// Returns a publisher that repeatedly emits the scheduler's current time on the given interval, once connected.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }

  /// Returns an asynchronous sequence that repeatedly emits the scheduler's current time on the given interval.
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride = .zero, options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> where SchedulerTimeType: Sendable {
    AsyncStream { continuation in
      // `Cancellable` can be cancelled on any thread.
      nonisolated(unsafe) let timer = schedule(
        after: now.advanced(by: interval), interval: interval, tolerance: tolerance, options: options
      ) {
        continuation.yield(self.now)
      }
      continuation.onTermination = { _ in timer.cancel() }
    }
  }

  /// Suspends the current task for at least the given duration.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends the current task until the given date.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    until date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride = .zero, options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let wait = AsyncStream<Void> { continuation in
      schedule(after: date, tolerance: tolerance, options: options) { continuation.finish() }
    }
    for await _ in wait {}
    try Task.checkCancellation()
  }

  /// Returns how long an action takes on this scheduler.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}

extension Publishers {
  /// A publisher that emits a scheduler's current time on a repeating interval.
  ///
  /// It corresponds to `Foundation.Timer.TimerPublisher`, but works with any scheduler, such as a test scheduler.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    public typealias Output = S.SchedulerTimeType
    public typealias Failure = Never

    public let interval: S.SchedulerTimeType.Stride
    public let tolerance: S.SchedulerTimeType.Stride?
    public let scheduler: S
    public let options: S.SchedulerOptions?
    private let times = PassthroughSubject<S.SchedulerTimeType, Never>()

    /// Creates a publisher that emits a scheduler's current time on a repeating interval.
    public init(
      every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      times.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: The connection. Cancel it to stop the timer.
    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [times, scheduler] in
        times.send(scheduler.now)
      }
    }
  }
}
