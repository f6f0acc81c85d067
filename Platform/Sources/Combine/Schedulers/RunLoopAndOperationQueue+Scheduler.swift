// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// The scheduler time type used by the run loop.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

  /// Options that affect the operation of the run loop scheduler.
  public struct SchedulerOptions: Sendable {}

  /// Returns the scheduler's definition of the current moment in time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Returns the minimum tolerance allowed by the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs the action at the next iteration of the run loop in its default mode.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // As in Combine, a scheduler may run any closure on its run loop.
    nonisolated(unsafe) let action = action
    perform(inModes: [.default]) { action() }
    // `perform` does not wake up a run loop that waits on another thread, but a timer does.
    if RunLoop.current !== self { add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default) }
  }

  /// Performs the action at some time after the specified date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // As in Combine, a scheduler may run any closure on its run loop.
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Performs the action at some time after the specified date, and then at each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // As in Combine, a scheduler may run any closure on its run loop.
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable(timer.invalidate)
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// The scheduler time type used by the operation queue.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

  /// Options that affect the operation of the operation queue scheduler.
  public struct SchedulerOptions: Sendable {}

  /// Returns the scheduler's definition of the current moment in time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Returns the minimum tolerance allowed by the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds the action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds the action to the queue as an operation at the specified date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { action() } }
  }

  /// Adds the action to the queue at the specified date, and then at each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    // Dispatch's sources are thread-safe.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .global())
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    timer.setEventHandler {
      self.addOperation {
        if !timer.isCancelled { action() }
      }
    }
    timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}
