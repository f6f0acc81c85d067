import FirstFrameSeededRandomness
import Testing

@testable import FirstFrameImageComparison

@Suite struct ClustersTests {
  private func box(_ x: Int, _ y: Int, _ width: Int = 1, _ height: Int = 1) -> PixelBox {
    PixelBox(x: x, y: y, width: width, height: height)
  }

  @Test func boxesAreJoinedAcrossSixteenPixelsAndNotSeventeen() {
    #expect(Clusters(joining: [box(0, 0), box(17, 0)]).boxes == [box(0, 0, 18, 1)])
    #expect(Clusters(joining: [box(0, 0), box(18, 0)]).boxes == [box(0, 0), box(18, 0)])
    #expect(Clusters(joining: [box(0, 0), box(17, 17)]).boxes == [box(0, 0, 18, 18)])
    #expect(Clusters(joining: [box(0, 0), box(17, 18)]).boxes == [box(0, 0), box(17, 18)])
  }

  /// The first two boxes are far from each other, and the third is near both.
  @Test func aLaterBoxJoinsEarlierOnes() {
    let far = [box(0, 0), box(30, 0), box(15, 10)]
    #expect(Clusters(joining: far).boxes == [box(0, 0, 31, 11)])
    // Each join makes the cluster large enough to reach the next box, and finally the first.
    #expect(Clusters(joining: [box(0, 0), box(30, 10), box(40, 20), box(0, 30, 30, 1)]).boxes == [box(0, 0, 41, 31)])
  }

  /// Two pixels in adjacent squares: the grid returns one box if they are near each other, and two boxes
  /// otherwise.
  @Test(arguments: [
    // (first pixel, second pixel, whether they are near)
    ((3, 0), (20, 0), true), ((3, 0), (21, 0), false),
    ((3, 0), (3, 17), true), ((3, 0), (3, 18), false),
    ((15, 0), (20, 16), true), ((0, 0), (31, 31), false),
    ((20, 0), (12, 16), true), ((31, 0), (0, 31), false),
    ((36, 0), (20, 0), true), ((39, 15), (31, 16), true),
  ]) func theGridJoinsAdjacentSquares(first: (Int, Int), second: (Int, Int), isNear: Bool) {
    let grid = ClusterGrid(width: 40, height: 33)
    for (x, y) in [first, second].sorted(by: { $0.1 < $1.1 }) {
      var kinds = [UInt8](repeating: PixelKind.equal, count: 48)
      kinds[x] = PixelKind.differing
      if first.1 == second.1 {
        kinds[first.0] = PixelKind.differing
        kinds[second.0] = PixelKind.differing
      }
      kinds.withUnsafeBufferPointer { grid.add(row: y, 0..<40, kinds: $0.baseAddress!) }
    }
    let (left, right) = (min(first.0, second.0), max(first.0, second.0))
    let joined = box(left, first.1, right - left + 1, second.1 - first.1 + 1)
    let expected = isNear ? [joined] : [box(first.0, first.1), box(second.0, second.1)]
    #expect(grid.boxes(gap: Clusters.minimumGap) == expected)
  }

  @Test func tooManyBoxesAreJoinedAcrossLargerGaps() {
    let grid = (0..<8).flatMap { row in (0..<8).map { box($0 * 20 + ($0 > 3 ? 40 : 0), row * 20) } }
    #expect(Clusters(joining: grid).boxes == [box(0, 0, 61, 141), box(120, 0, 61, 141)])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func theOrderDoesNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 1...80, using: &generator)).map { _ in
      box(
        Int.random(in: 0...600, using: &generator), Int.random(in: 0...600, using: &generator),
        Int.random(in: 1...20, using: &generator), Int.random(in: 1...20, using: &generator))
    }
    let clusters = Clusters(joining: boxes).boxes
    #expect(Clusters(joining: boxes.shuffled(using: &generator)).boxes == clusters)
    #expect(clusters.count <= Clusters.maximumCount)
    for (index, cluster) in clusters.enumerated() {
      #expect(!clusters[(index + 1)...].contains { $0.isNear(cluster, gap: Clusters.minimumGap) })
    }
  }
}
