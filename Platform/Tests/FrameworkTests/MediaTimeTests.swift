import CoreMedia
import Testing

/// Times as rational numbers.
struct MediaTimeTests {
  /// A sum, in the timescale that represents both times.
  struct Sum: Sendable {
    let first: CMTime
    let second: CMTime
    let result: CMTime
    let timescale: Int32
  }

  static let sums = [
    Sum(first: t(1, 2), second: t(1, 3), result: t(5, 6), timescale: 6),
    Sum(first: t(1, 600), second: t(1, 600), result: t(2, 600), timescale: 600),
    Sum(first: t(-1, 4), second: t(3, 2), result: t(5, 4), timescale: 4),
    Sum(first: t(1001, 30000), second: t(1, 25), result: t(2201, 30000), timescale: 30000),
  ]

  static func t(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

  @Test(arguments: sums) func `Sums and differences are exact`(_ sum: Sum) {
    let result = sum.first + sum.second
    #expect(result == sum.result)
    #expect(result.timescale == sum.timescale)
    #expect(result - sum.second == sum.first)
  }

  @Test func `Times compare by their seconds`() {
    #expect(Self.t(1, 2) == Self.t(300, 600))
    #expect(Self.t(1, 2).hashValue == Self.t(300, 600).hashValue)
    #expect(Self.t(.max, 1) > Self.t(.max, 2))
    let ascending: [CMTime] = [.negativeInfinity, Self.t(-1, 1), .zero, Self.t(1, 3), Self.t(1, 2), .positiveInfinity]
    #expect(ascending.shuffled().sorted() == ascending)
  }

  @Test func `Seconds become the nearest multiple`() {
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == Self.t(900, 600))
    #expect(!CMTime(seconds: 1.5, preferredTimescale: 600).hasBeenRounded)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 3).value == 0)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 3).hasBeenRounded)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTimeGetSeconds(.indefinite).isNaN)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).value == .max)
  }

  /// Conversions of 7/10 and -7/10 to thirds, which are 2.1 and -2.1.
  @Test(
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
      (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
    ] as [(CMTimeRoundingMethod, Int64, Int64)])
  func `Conversions round as asked`(_ method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    #expect(Self.t(7, 10).convertScale(3, method: method).value == up)
    #expect(Self.t(-7, 10).convertScale(3, method: method).value == down)
  }

  @Test func `Infinities absorb, and opposites are invalid`() {
    #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect((CMTime.indefinite + .zero).isIndefinite)
    #expect(!(CMTime.invalid + .zero).isValid)
    #expect((Self.t(.max, 1) + Self.t(.max, 1)).isPositiveInfinity)
  }

  @Test func `Ranges contain their start and not their end`() {
    let range = CMTimeRange(start: Self.t(1, 1), duration: Self.t(2, 1))
    #expect(range.end == Self.t(3, 1))
    #expect(range.containsTime(Self.t(1, 1)))
    #expect(!range.containsTime(Self.t(3, 1)))
    #expect(range.intersection(CMTimeRange(start: Self.t(2, 1), end: Self.t(9, 1))).duration == Self.t(1, 1))
    #expect(range.union(CMTimeRange(start: .zero, end: Self.t(1, 1))) == CMTimeRange(start: .zero, end: Self.t(3, 1)))
    #expect(range.intersection(CMTimeRange(start: Self.t(5, 1), end: Self.t(6, 1))).isEmpty)
  }
}
