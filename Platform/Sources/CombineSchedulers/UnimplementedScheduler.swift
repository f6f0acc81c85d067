public import Combine
public import Foundation

/// A scheduler that reports a failure when it is used.
///
/// Tests inject it to verify that the tested code does not use a scheduler.
// `@unchecked Sendable`: there are only constants, and a time is a number.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let prefix: String
  private let time: SchedulerTimeType

  /// Creates a scheduler that reports a failure when it is used.
  ///
  /// - Parameters:
  ///   - prefix: The start of the messages, to distinguish schedulers.
  ///   - now: The date of the scheduler.
  public init(_ prefix: String = "", now: SchedulerTimeType) {
    self.prefix = prefix
    time = now
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    fail("was asked for its minimum tolerance")
    return .zero
  }

  public var now: SchedulerTimeType {
    fail("was asked for the current date")
    return time
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    fail("scheduled an action to run immediately")
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    fail("scheduled an action to run later")
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    fail("scheduled an action to run on a timer")
    return AnyCancellable {}
  }

  private func fail(_ event: String) {
    UnimplementedSchedulerFailure.report("\(prefix.isEmpty ? "" : "\(prefix) - ")An unimplemented scheduler \(event).")
  }
}

/// How the use of an unimplemented scheduler is reported.
public enum UnimplementedSchedulerFailure {
  /// Reports a message. By default it ends the process. A test framework can record an issue instead.
  public static var report: (String) -> Void {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  // The lock guards the handler. It is not a `Mutex`, because the handler is any closure, and a `Mutex` returns only values
  // that may be sent to other threads.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var handler: (String) -> Void = { fatalError($0) }
}

/// An unimplemented scheduler with the time type and the options of another scheduler.
public typealias UnimplementedSchedulerOf<S: Scheduler> =
  UnimplementedScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler of dispatch queues that reports a failure when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented("DispatchQueue") }

  /// A scheduler of dispatch queues that reports a failure with the given prefix when it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A scheduler of operation queues that reports a failure when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { unimplemented("OperationQueue") }

  /// A scheduler of operation queues that reports a failure with the given prefix when it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension RunLoop {
  /// A scheduler of run loops that reports a failure when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("RunLoop") }

  /// A scheduler of run loops that reports a failure with the given prefix when it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension AnyScheduler
where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions {
  /// A scheduler of dispatch queues that reports a failure when it is used.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// A scheduler of dispatch queues that reports a failure with the given prefix when it is used.
  public static func unimplemented(_ prefix: String) -> Self {
    DispatchQueue.unimplemented(prefix).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// A scheduler of run loops that reports a failure when it is used.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }
}
