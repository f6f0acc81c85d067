public import Foundation
public import OpenCombine

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the given interval, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time interval on which to publish events, in seconds.
  ///   - tolerance: The allowed timing variance when emitting events, in seconds.
  ///   - runLoop: The run loop on which the timer runs.
  ///   - mode: The run loop mode in which to run the timer.
  ///   - options: Scheduler options passed to the timer.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that repeatedly emits the current date on a given interval.
  ///
  /// A subscriber without demand does not receive the dates that are emitted in the meantime.
  // `@unchecked Sendable`: there are only constants, and the subject protects itself with a lock.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher that repeatedly emits the current date on the given interval.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: The connection. Cancel it to stop the timer.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [dates] _ in dates.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }
}
