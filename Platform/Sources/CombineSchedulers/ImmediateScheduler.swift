public import Combine
public import Foundation

/// A scheduler that performs every action immediately, regardless of its date.
///
/// Unlike Combine's immediate scheduler, it has the time type and the options of another scheduler. A repeated action
/// runs once.
// `@unchecked Sendable`: there are only constants, and a time is a number.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public let minimumTolerance: SchedulerTimeType.Stride = .zero
  public let now: SchedulerTimeType

  /// Creates an immediate scheduler with the given date, which never changes.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler with the time type and the options of another scheduler.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// An immediate scheduler that can replace a dispatch queue.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    // A dispatch time of zero would mean "now".
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// An immediate scheduler that can replace an operation queue.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension RunLoop {
  /// An immediate scheduler that can replace a run loop.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension AnyScheduler
where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions {
  /// An immediate scheduler that can replace a dispatch queue.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
  /// An immediate scheduler that can replace an operation queue.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// An immediate scheduler that can replace a run loop.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}
