public import Foundation
public import OpenCombine

/// A moment in time of a scheduler that measures time in dates: `RunLoop.SchedulerTimeType` and
/// `OperationQueue.SchedulerTimeType`.
///
/// - Parameter Owner: The type of the scheduler, which makes the times of different schedulers different types.
public struct DateSchedulerTime<Owner>: Strideable, Codable, Hashable {
  /// The date represented by this type.
  public var date: Date

  /// Creates a scheduler time from a date.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the time interval from this time to another one.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
  }

  /// Returns the time that is an interval after this one.
  public func advanced(by n: Stride) -> Self {
    Self(date.addingTimeInterval(n.timeInterval))
  }

  /// The distance between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable
  {
    /// The value of this time interval in seconds.
    public var magnitude: TimeInterval

    /// The value of this time interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a time interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// Creates a time interval from a number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// Creates a time interval from a number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates a time interval from a number of seconds, if it has an exact representation.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }
    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }
}

// `@unchecked Sendable`: the parameter of the type is only a name. Its values are never stored.
extension DateSchedulerTime: @unchecked Sendable {}
extension DateSchedulerTime.Stride: @unchecked Sendable {}
