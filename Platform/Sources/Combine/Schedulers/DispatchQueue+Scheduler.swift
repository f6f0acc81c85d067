// swift-format-ignore-file: AvoidRetroactiveConformances

public import Dispatch
import Foundation
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// The scheduler time type used by the dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The dispatch time represented by this type.
    public var dispatchTime: DispatchTime

    /// Creates a dispatch queue time type instance.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Returns the time interval from this time to another one.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(nanoseconds: Int(clamping: other.nanoseconds) - Int(clamping: nanoseconds))
    }

    /// Returns the time that is an interval after this one.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(n.magnitude == .max ? .distantFuture : dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(nanoseconds) }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(nanoseconds)
    }

    private var nanoseconds: UInt64 { dispatchTime.uptimeNanoseconds }

    /// The distance between two times of a dispatch queue, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The value of this time interval in nanoseconds.
      public var magnitude: Int

      /// This interval as a `DispatchTimeInterval`.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a dispatch queue time interval from the given dispatch time interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        default: self.init(nanoseconds: .max)
        }
      }

      /// Creates a dispatch queue time interval from an integer seconds value.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates a dispatch queue time interval from a floating-point seconds value.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates a dispatch queue time interval from a number of seconds, if it fits into an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }

      private init(_ value: Int, times factor: Int) {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        magnitude = overflow ? (value < 0 ? .min : .max) : product
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = s * 1_000_000_000
        if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
        if nanoseconds <= Double(Int.min) { return Stride(nanoseconds: .min) }
        return Stride(nanoseconds: Int(nanoseconds))
      }

      public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  /// Options that affect the operation of the dispatch queue scheduler.
  // `@unchecked Sendable`: Dispatch's types are thread-safe, but only some of them are declared so on every platform.
  public struct SchedulerOptions: @unchecked Sendable {
    /// The dispatch queue quality of service.
    public var qos: DispatchQoS

    /// The dispatch queue work item flags.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group, if any, that should be used for performing actions.
    public var group: DispatchGroup?

    /// Creates dispatch queue scheduler options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// Returns the scheduler's definition of the current moment in time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Returns the minimum tolerance allowed by the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Performs the action at the next possible opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Performs the action at some time after the specified date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    options.group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action()
      options.group?.leave()
    }
  }

  /// Performs the action at some time after the specified date, and then at each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // As in Combine, a scheduler may run any closure on its queue.
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}
