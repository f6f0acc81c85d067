import Foundation
import Testing

@testable import FirstFrameGeometry

/// Boxes that flow together.
struct MergedBoxesTests {
  /// Two circles of the diameter 40, side by side.
  private func circles(gap: CGFloat, spacing: CGFloat) -> MergedBoxes {
    MergedBoxes(
      [0, 40 + gap].map {
        MergedBoxes.Box(CGRect(x: $0, y: 0, width: 40, height: 40), radii: CornerRadii(20))
      }, spacing: spacing)
  }

  /// The number of closed curves of an outline.
  private func count(_ path: Path) -> Int { path.elements.filter { $0 == .close }.count }

  /// The extent of an outline at a vertical line.
  private func height(of path: Path, at x: CGFloat) -> CGFloat {
    let crossings = path.flattened(tolerance: 0.001).flatMap { line in
      zip(line.points, line.points.dropFirst()).filter { ($0.x < x) != ($1.x < x) }
        .map { start, end in start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x) }
    }
    return (crossings.max() ?? 0) - (crossings.min() ?? 0)
  }

  @Test(
    arguments: [
      (CGPoint(x: 20, y: 20), -20), (CGPoint(x: 20, y: 3), -3), (CGPoint(x: 20, y: -5), 5),
      // 15 and 20 from the center.
      (CGPoint(x: 5, y: 0), 5),
    ] as [(CGPoint, CGFloat)])
  func theDistanceFromACircle(point: CGPoint, expected: CGFloat) {
    let box = MergedBoxes.Box(CGRect(x: 0, y: 0, width: 40, height: 40), radii: CornerRadii(20))
    #expect(abs(box.distance(from: point) - expected) < 1e-9)
  }

  @Test(
    arguments: [
      (CGRect(x: 50, y: 0, width: 9, height: 9), 10), (CGRect(x: 43, y: 44, width: 9, height: 9), 5),
      (CGRect(x: 30, y: 30, width: 9, height: 9), 0),
    ] as [(CGRect, CGFloat)])
  func theGapBetweenRectangles(other: CGRect, expected: CGFloat) {
    let box = MergedBoxes.Box(CGRect(x: 0, y: 0, width: 40, height: 40), radii: .zero)
    #expect(box.gap(to: MergedBoxes.Box(other, radii: .zero)) == expected)
    #expect(MergedBoxes.Box(other, radii: .zero).gap(to: box) == expected)
  }

  @Test(
    arguments: [(30, 24, 2), (24, 24, 2), (23, 24, 1), (12, 24, 1), (0, 24, 1), (10, 0, 2)] as [(CGFloat, CGFloat, Int)]
  )
  func boxesJoinIfTheyAreNearerThanTheSpacing(gap: CGFloat, spacing: CGFloat, count: Int) {
    #expect(self.count(circles(gap: gap, spacing: spacing).outline) == count)
  }

  /// A strip below a larger box, too far from it to join.
  @Test func aThinBoxHasAnOutlineOfItsOwn() {
    let rects = [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 109, width: 100, height: 3)]
    let shape = MergedBoxes(rects.map { MergedBoxes.Box($0, radii: .zero) }, spacing: 2)
    #expect(count(shape.outline) == 2)
  }

  @Test(arguments: [1e9, CGFloat.infinity]) func longBoxesAreTracedInLimitedTime(width: CGFloat) {
    let rects = [CGRect(x: 0, y: 0, width: width, height: 1), CGRect(x: 0, y: 2, width: 10, height: 1)]
    let shape = MergedBoxes(rects.map { MergedBoxes.Box($0, radii: .zero) }, spacing: 4)
    #expect(count(shape.outline) <= 1)
  }

  /// Halfway between two circles with a gap of 12, the shape reaches to where both are 8 away: 24 / 6 + 12 / 3. The
  /// centers are 26 from the middle, so half the height is √(28² - 26²) = 10.39.
  @Test func theNeckBetweenTwoCircles() {
    let shape = circles(gap: 12, spacing: 24)
    #expect(abs(shape.distance(from: CGPoint(x: 46, y: 20 + 10.392))) < 0.001)
    #expect(abs(height(of: shape.outline, at: 46) - 20.78) < 0.1)
  }

  @Test func nearerBoxesHaveWiderNecks() {
    var previous: CGFloat = 0
    for gap in stride(from: 22 as CGFloat, through: 2, by: -4) {
      let height = height(of: circles(gap: gap, spacing: 24).outline, at: 40 + gap / 2)
      #expect(height > previous, "gap \(gap)")
      previous = height
    }
    #expect(previous < 40)
  }

  @Test func theOutlineIsOnTheEdgeAndSymmetricAndInsideTheBounds() {
    let shape = circles(gap: 12, spacing: 24)
    let points = shape.outline.flattened(tolerance: 0.01).flatMap(\.points)
    #expect(points.count > 40)
    for point in points {
      #expect(abs(shape.distance(from: point)) < 0.1, "\(point)")
      #expect(shape.bounds.insetBy(dx: -0.1, dy: -0.1).contains(point), "\(point)")
      let mirrored = CGPoint(x: 92 - point.x, y: 40 - point.y)
      #expect(abs(shape.distance(from: mirrored)) < 0.1, "\(point)")
    }
  }

  @Test func aBoxByItselfKeepsItsShape() {
    let shape = MergedBoxes(
      [MergedBoxes.Box(CGRect(x: 3, y: 4, width: 90, height: 40), radii: CornerRadii(20))], spacing: 30)
    for point in shape.outline.flattened(tolerance: 0.01).flatMap(\.points) {
      #expect(abs(shape.distance(from: point)) < 0.1, "\(point)")
    }
    #expect(count(shape.outline) == 1)
  }

  @Test func nothingHasNoOutline() {
    #expect(MergedBoxes([], spacing: 8).outline.elements.isEmpty)
    #expect(MergedBoxes([MergedBoxes.Box(.zero, radii: .zero)], spacing: 8).outline.elements.isEmpty)
  }
}
