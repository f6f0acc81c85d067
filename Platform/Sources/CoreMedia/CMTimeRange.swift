/// A time and a duration.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  /// Creates an invalid range.
  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && !(duration < .zero) }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Whether the range contains a time. The end is outside.
  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
  public func containsTimeRange(_ other: CMTimeRange) -> Bool {
    isValid && other.isValid && start <= other.start && other.end <= end
  }

  /// Returns the smallest range that contains both.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// Returns the common part; an empty range at zero if there is none.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

extension CMTime {
  /// Returns the nearest time in a range.
  public func clamped(to range: CMTimeRange) -> CMTime { max(range.start, min(self, range.end)) }
}
