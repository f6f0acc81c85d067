extension CMTime: Hashable, Comparable {
  public static func == (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) == 0 }
  public static func < (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) < 0 }

  public func hash(into hasher: inout Hasher) {
    guard isNumeric else {
      hasher.combine(rank)
      return
    }
    let divisor = greatestCommonDivisor(value.magnitude, UInt64(timescale))
    hasher.combine(value / Int64(divisor))
    hasher.combine(UInt64(timescale) / divisor)
  }

  public static func + (first: CMTime, second: CMTime) -> CMTime { CMTimeAdd(first, second) }
  public static func - (first: CMTime, second: CMTime) -> CMTime { CMTimeSubtract(first, second) }

  /// The position among times that are not numbers: negative infinity, numbers, positive infinity, indefinite, invalid.
  fileprivate var rank: Int {
    !isValid ? 4 : isIndefinite ? 3 : isPositiveInfinity ? 2 : isNegativeInfinity ? 0 : 1
  }
}

private func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  var (a, b) = (first, second)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}

/// Returns a negative number, zero or a positive number if the first time is less than, equal to or greater than the
/// second one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  if time1.rank != time2.rank { return time1.rank < time2.rank ? -1 : 1 }
  guard time1.isNumeric else { return 0 }
  if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
  let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
  let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

/// Returns the sum in the larger timescale that represents both times exactly, if there is one.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  guard lhs.isValid, rhs.isValid else { return .invalid }
  guard lhs.isNumeric, rhs.isNumeric else { return sumOfSpecialTimes(lhs, rhs) }
  let divisor = greatestCommonDivisor(UInt64(lhs.timescale), UInt64(rhs.timescale))
  let multiple = UInt64(lhs.timescale) / divisor * UInt64(rhs.timescale)
  let scale = CMTimeScale(exactly: multiple) ?? max(lhs.timescale, rhs.timescale)
  let (first, second) = (lhs.convertScale(scale, method: .default), rhs.convertScale(scale, method: .default))
  guard first.isNumeric, second.isNumeric else { return sumOfSpecialTimes(first, second) }
  let (value, overflow) = first.value.addingReportingOverflow(second.value)
  guard !overflow else { return first.value > 0 ? .positiveInfinity : .negativeInfinity }
  let flags = first.flags.union(second.flags)
  return CMTime(value: value, timescale: scale, flags: flags, epoch: lhs.epoch == rhs.epoch ? lhs.epoch : 0)
}

private func sumOfSpecialTimes(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
  let special = [lhs, rhs].filter { !$0.isNumeric }
  return special.allSatisfy { $0.isPositiveInfinity == special[0].isPositiveInfinity } ? special[0] : .invalid
}

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  if rhs.isPositiveInfinity { return CMTimeAdd(lhs, .negativeInfinity) }
  if rhs.isNegativeInfinity { return CMTimeAdd(lhs, .positiveInfinity) }
  var negated = rhs
  if rhs.isNumeric {
    guard rhs.value != .min else { return .positiveInfinity }
    negated.value = -rhs.value
  }
  return CMTimeAdd(lhs, negated)
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? CMTimeSubtract(.zero, time) : time }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
