public import Combine
public import Dispatch
import Foundation

/// A scheduler that executes its work on the main queue as soon as possible.
///
/// If `schedule` is called on the main queue, the work runs immediately, not in a later turn as with
/// `DispatchQueue.main`: a value that is received on this scheduler is not one frame late. Otherwise the work is
/// dispatched to the main queue.
public struct UIScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The shared instance of the UI scheduler.
  public static let shared = UIScheduler()

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private init() {}

  public var now: SchedulerTimeType { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Callbacks of the main run loop run on the main thread, but not on a dispatch queue.
    if DispatchQueue.getSpecific(key: Self.key) == true || Thread.isMainThread {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension AnyScheduler
where SchedulerTimeType == UIScheduler.SchedulerTimeType, SchedulerOptions == UIScheduler.SchedulerOptions {
  /// The shared instance of the UI scheduler.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }
}
