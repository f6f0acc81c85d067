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

  /// Squares that are not adjacent stay apart even if their pixels are near each other.
  @Test(arguments: [
    // (width, first pixel, second pixel): the first of a row and the last of the row above, both ends of a row, and
    // squares two rows apart in a grid of one column
    (48, (32, 15), (15, 16)), (48, (15, 16), (32, 16)), (16, (0, 15), (0, 32)),
  ]) func theGridJoinsOnlyAdjacentSquares(width: Int, first: (Int, Int), second: (Int, Int)) {
    let grid = ClusterGrid(width: width, height: 48)
    for y in Set([first.1, second.1]).sorted() {
      var kinds = [UInt8](repeating: PixelKind.equal, count: 48)
      for pixel in [first, second] where pixel.1 == y { kinds[pixel.0] = PixelKind.differing }
      kinds.withUnsafeBufferPointer { grid.add(row: y, 0..<width, kinds: $0.baseAddress!) }
    }
    #expect(grid.boxes(gap: Clusters.minimumGap) == [box(first.0, first.1), box(second.0, second.1)])
  }

  @Test func thirtyTwoBoxesStayApart() {
    // Distances of 20 pixels.
    let boxes = (0..<33).map { box($0 * 21, 0) }
    #expect(Clusters(joining: Array(boxes.prefix(32))).boxes == Array(boxes.prefix(32)))
    #expect(Clusters(joining: boxes).boxes == [box(0, 0, 32 * 21 + 1, 1)])
  }

  /// 40 pixels lie between the two groups: more than 32, and fewer than three times 16.
  @Test func theGapIsDoubled() {
    let left = (0..<20).map { box($0 * 21, 0) }
    let right = (0..<20).map { box(19 * 21 + 41 + $0 * 21, 0) }
    #expect(Clusters(joining: left + right).boxes == [box(0, 0, 400, 1), box(440, 0, 400, 1)])
  }

  /// The first box remains open for a box 16 pixels below it, even if the first box in that row is not near.
  @Test func boxesStayOpenForTheWholeGap() {
    let joined = Clusters(joining: [box(100, 0), box(0, 17), box(100, 17)]).boxes
    #expect(joined == [box(100, 0, 1, 18), box(0, 17)])
  }

  @Test func nearBoxesHaveAtMostTheGapBetweenThem() {
    for (x, y) in [(17, 0), (-17, 0), (0, 17), (0, -17), (17, 17), (-17, -17), (17, -17)] {
      #expect(box(0, 0).isNear(box(x, y), gap: 16), "\(x), \(y)")
      #expect(!box(0, 0).isNear(box(x, y), gap: 15), "\(x), \(y)")
    }
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

/// A second implementation of the clusters: adds one pixel after the other.
struct PlainClusters {
  private var areas: [Area] = []

  /// An area from its first to its last column and row.
  private struct Area {
    var (left, top, right, bottom): (Int, Int, Int, Int)

    func distance(to other: Area) -> Int {
      max(max(other.left - right, left - other.right), max(other.top - bottom, top - other.bottom)) - 1
    }

    func union(_ other: Area) -> Area {
      Area(
        left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
        bottom: max(bottom, other.bottom))
    }
  }

  init(around pixels: Set<[Int]>) {
    for pixel in pixels { add(Area(left: pixel[0], top: pixel[1], right: pixel[0], bottom: pixel[1]), gap: 16) }
    var gap = 16
    while areas.count > 32 {
      gap *= 2
      let distant = areas
      areas = []
      for area in distant { add(area, gap: gap) }
    }
  }

  /// Joins an area with all others within the gap, and then with those within the gap of the joined area.
  private mutating func add(_ area: Area, gap: Int) {
    var area = area
    while let index = areas.firstIndex(where: { $0.distance(to: area) <= gap }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
  }

  /// The boxes, from the top down and from left to right.
  var boxes: [PixelBox] {
    areas.sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map {
      PixelBox(x: $0.left, y: $0.top, width: $0.right - $0.left + 1, height: $0.bottom - $0.top + 1)
    }
  }
}
