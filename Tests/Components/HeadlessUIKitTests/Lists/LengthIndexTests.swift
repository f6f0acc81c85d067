import Foundation
import Testing

@testable import HeadlessUIKit

struct LengthIndexTests {
  @Test func lengthsAreSummed() {
    var index = LengthIndex([10, 0, 20, 5])
    #expect((0...4).map { index.start(of: $0) } == [0, 10, 10, 30, 35])
    #expect([-3, 0, 9.5, 10, 29, 30, 35, 90].map { index.index(at: $0) } == [0, 0, 0, 2, 2, 3, 4, 4])
    index[1] = 7
    #expect(index.total == 42)
    #expect(index.index(at: 10) == 1)
    #expect(index.start(of: 3) == 37)
    #expect(LengthIndex([]).index(at: 0) == 0)
    #expect(LengthIndex([]).total == 0)
  }

  /// Compares with a linear search. The lengths are whole numbers, so their sums are exact.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func agreesWithALinearSearch(seed: UInt64) {
    var state = seed
    func random(below limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    var lengths = (0..<(1 + random(below: 70))).map { _ in CGFloat(random(below: 9)) }
    var index = LengthIndex(lengths)
    for _ in 0..<100 {
      let changedIndex = Int(random(below: UInt64(lengths.count)))
      lengths[changedIndex] = CGFloat(random(below: 9))
      index[changedIndex] = lengths[changedIndex]
      let position = CGFloat(random(below: UInt64(lengths.reduce(0, +)) + 3))
      var (expected, start) = (0, 0 as CGFloat)
      while expected < lengths.count, start + lengths[expected] <= position {
        start += lengths[expected]
        expected += 1
      }
      #expect(index.index(at: position) == expected, "seed \(seed)")
      #expect(index.start(of: expected) == start, "seed \(seed)")
    }
  }
}
