import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import HeadlessUIKit

/// Combinations of areas: their outlines, and their points compared with those of the operands.
struct PathCombinationTests {
  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side))
  }

  /// The corners of a path of lines, by subpath.
  private func corners(_ path: CGPath) -> [Set<CGPoint>] {
    path.shape.flattened(tolerance: 1).map { Set($0.points) }
  }

  private func points(_ pairs: (CGFloat, CGFloat)...) -> Set<CGPoint> {
    Set(pairs.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func theUnionOfTwoSquaresHasOneOutline() {
    let union = Self.square(0, 0, 10).union(Self.square(5, 5, 10))
    #expect(corners(union) == [points((0, 0), (10, 0), (10, 5), (15, 5), (15, 15), (5, 15), (5, 10), (0, 10))])
  }

  @Test func theIntersectionOfTwoSquaresIsASquare() {
    let intersection = Self.square(0, 0, 10).intersection(Self.square(5, 5, 10))
    #expect(corners(intersection) == [points((5, 5), (10, 5), (10, 10), (5, 10))])
  }

  @Test func squaresThatTouchAreOneRectangle() {
    let union = Self.square(0, 0, 10).union(Self.square(10, 0, 10))
    #expect(corners(union) == [points((0, 0), (20, 0), (20, 10), (0, 10))])
  }

  /// A hole is a second polygon, in the other direction: the winding number in it is 0.
  @Test func aHoleIsAPolygonOfItsOwn() {
    let ring = Self.square(0, 0, 30).subtracting(Self.square(10, 10, 10))
    #expect(corners(ring).count == 2)
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
  }

  /// Here numbers are a tenth of a thousandth apart, and the edges cross a millionth below their ends.
  @Test func areasFarAwayAreCombined() {
    func polygon(_ points: [CGPoint]) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y + 1e12) })
      path.closeSubpath()
      return path
    }
    let first = polygon([CGPoint(x: -10, y: 0), .zero, CGPoint(x: 1e6, y: 1e6), CGPoint(x: -10, y: 1e6)])
    let second = polygon([
      CGPoint(x: 1e-6, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 1e6), CGPoint(x: -1e6, y: 1e6),
    ])
    #expect(first.intersects(second))
  }

  @Test func areasApartDoNotIntersect() {
    #expect(!Self.square(0, 0, 10).intersects(Self.square(20, 0, 10)))
    #expect(Self.square(0, 0, 10).intersects(Self.square(9, 9, 10)))
    #expect(Self.square(0, 0, 10).intersection(Self.square(20, 0, 10)).isEmpty)
  }

  /// A star that crosses itself: its inside differs between the rules.
  @Test(arguments: [(CGPathFillRule.winding, true), (.evenOdd, false)])
  func theRuleDeterminesTheInside(_ rule: CGPathFillRule, _ isInside: Bool) {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    star.closeSubpath()
    #expect(star.normalized(using: rule).contains(CGPoint(x: 50, y: 50)) == isInside)
  }

  /// A point is in a combination as the operation has it of the operands, except for points within 1/10 of an edge.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func pointsAreThoseOfTheOperation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func path() -> CGPath {
      let path = CGMutablePath()
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...60, using: &generator), y: CGFloat.random(in: 0...60, using: &generator))
      }
      path.move(to: point())
      for _ in 0..<5 {
        if Bool.random(using: &generator) {
          path.addLine(to: point())
        } else {
          path.addQuadCurve(to: point(), control: point())
        }
      }
      path.closeSubpath()
      return path
    }
    let (first, second) = (path(), path())
    let edges = [first, second].map {
      $0.copy(strokingWithWidth: 0.2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }
    let union = first.union(second)
    let intersection = first.intersection(second)
    let difference = first.subtracting(second)
    let either = first.symmetricDifference(second)
    for _ in 0..<60 {
      let point = CGPoint(
        x: CGFloat.random(in: 0...60, using: &generator), y: CGFloat.random(in: 0...60, using: &generator))
      guard !edges.contains(where: { $0.contains(point) }) else { continue }
      let (isInFirst, isInSecond) = (first.contains(point), second.contains(point))
      #expect(union.contains(point) == (isInFirst || isInSecond))
      #expect(intersection.contains(point) == (isInFirst && isInSecond))
      #expect(difference.contains(point) == (isInFirst && !isInSecond))
      #expect(either.contains(point) == (isInFirst != isInSecond))
    }
  }

  @Test func dashesAreOpenLines() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(
      dashes.shape.flattened(tolerance: 1).map(\.points)
        == [[(0, 2), (4, 7), (9, 10)]].flatMap { $0 }.map { [CGPoint(x: $0.0, y: 0), CGPoint(x: $0.1, y: 0)] })
  }

  @Test func aRelativeArcEndsAtItsAngle() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y + 10) < 1e-9)
    #expect(path.boundingBoxOfPath.height < 10.001)
  }

  @Test func rectanglesAreRecognized() {
    var rect = CGRect.zero
    #expect(Self.square(1, 2, 3).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 3))
    #expect(!CGPath(ellipseIn: rect).isRect(nil))
  }
}
