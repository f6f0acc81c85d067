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
