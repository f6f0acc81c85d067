@_exported public import CoreGraphics
@_exported public import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The state of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// How a time is converted to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a rational number of seconds: a value divided by a timescale.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Creates an invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  public init(value: Int, timescale: Int) {
    self.init(value: CMTimeValue(value), timescale: CMTimeScale(clamping: timescale))
  }

  /// Creates the multiple of `1 / preferredTimescale` that is nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let units = seconds * Double(preferredTimescale)
    let value = CMTimeValue(exactly: units.rounded()) ?? (units > 0 ? .max : .min)
    self.init(value: value, timescale: preferredTimescale)
    if Double(value) != units { flags.insert(.hasBeenRounded) }
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is valid and finite.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN if it is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the time in another timescale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let isNegative = value < 0
    let product = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
    guard product.high < UInt64(timescale) else { return isNegative ? .negativeInfinity : .positiveInfinity }
    var (quotient, remainder) = UInt64(timescale).dividingFullWidth(product)
    let roundsUp =
      switch method {
      case .roundTowardZero: false
      case .roundAwayFromZero: remainder > 0
      case .roundHalfAwayFromZero: remainder * 2 >= UInt64(timescale)
      case .quickTime: newTimescale > timescale ? false : remainder > 0
      case .roundTowardPositiveInfinity: remainder > 0 && !isNegative
      case .roundTowardNegativeInfinity: remainder > 0 && isNegative
      }
    if roundsUp { quotient += 1 }
    guard quotient <= UInt64(Int64.max) else { return isNegative ? .negativeInfinity : .positiveInfinity }
    let result = Int64(quotient)
    return CMTime(
      value: isNegative ? -result : result, timescale: newTimescale,
      flags: remainder == 0 ? flags : flags.union(.hasBeenRounded), epoch: epoch)
  }
}
