import FirstFrameGeometry
import Foundation
import Testing

@Suite struct PathStrokingTests {
  private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if closed { path.closeSubpath() }
    }
  }

  private func corners(_ path: Path) -> [CGPoint] {
    path.flattened(tolerance: 0.01).flatMap(\.points)
  }

  @Test func aSegmentBecomesARectangle() {
    let outline = line((0, 0), (10, 0)).stroked(StrokeStyle(width: 4), tolerance: 0.1)
    #expect(
      corners(outline) == [
        CGPoint(x: 0, y: -2), CGPoint(x: 10, y: -2), CGPoint(x: 10, y: 2), CGPoint(x: 0, y: 2),
      ])
    #expect(outline.signedArea == 40)
  }

  @Test func aSquareCapExtendsByHalfTheWidth() {
    let outline = line((0, 0), (10, 0)).stroked(StrokeStyle(width: 4, cap: .square), tolerance: 0.1)
    #expect(outline.controlPointBounds == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(outline.signedArea == 56)
  }

  @Test func roundCapsAddADisc() {
    let outline = line((0, 0), (10, 0)).stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.001)
    #expect(abs(outline.signedArea - (40 + .pi * 4)) < 0.02)
    #expect(outline.controlPointBounds == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func joinsOfARightAngle() {
    let path = line((0, 0), (10, 0), (10, 10))
    // Two rectangles of 40 square points with an overlap of 4, and the join on the outside.
    let expected: [(LineJoin, Double)] = [(.bevel, 76 + 2), (.miter, 76 + 4), (.round, 76 + .pi)]
    for (join, area) in expected {
      let outline = path.stroked(StrokeStyle(width: 4, join: join), tolerance: 0.001)
      #expect(abs(outline.signedArea - area) < 0.01, "\(join)")
    }
    let miter = path.stroked(StrokeStyle(width: 4, join: .miter), tolerance: 0.1)
    #expect(corners(miter).contains(CGPoint(x: 12, y: -2)))
    #expect(corners(miter).contains(CGPoint(x: 8, y: 2)))
  }

  @Test func aMiterBeyondItsLimitIsBeveled() {
    let path = line((0, 0), (10, 0), (10, 10))
    // The miter of a right angle is √2 times as long as the line is wide.
    let within = path.stroked(StrokeStyle(width: 4, join: .miter, miterLimit: 1.42), tolerance: 0.1)
    let beyond = path.stroked(StrokeStyle(width: 4, join: .miter, miterLimit: 1.41), tolerance: 0.1)
    #expect(corners(within).contains(CGPoint(x: 12, y: -2)))
    #expect(!corners(beyond).contains(CGPoint(x: 12, y: -2)))
  }

  @Test func aClosedSquareHasAHole() {
    let outline = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
      .stroked(StrokeStyle(width: 2), tolerance: 0.1)
    #expect(abs(outline.signedArea - (12 * 12 - 8 * 8)) < 1e-9)
    #expect(outline.winding(at: CGPoint(x: 5, y: 5)) == 0)
    #expect(outline.winding(at: CGPoint(x: 10.5, y: 10.5)) == 1)
  }

  @Test func aCircleBecomesARing() {
    let circle = Path { $0.addEllipse(in: CGRect(x: -50, y: -50, width: 100, height: 100)) }
    let outline = circle.stroked(StrokeStyle(width: 12), tolerance: 0.01)
    let expected = 2 * Double.pi * 50 * 12
    #expect(abs(outline.signedArea - expected) < expected * 0.001)
    #expect(outline.winding(at: .zero) == 0)
  }

  @Test func aLineThatReversesIsFilled() {
    for join in LineJoin.allCases {
      let outline = line((0, 0), (10, 0), (0, 0)).stroked(StrokeStyle(width: 4, join: join), tolerance: 0.01)
      #expect(outline.winding(at: CGPoint(x: 5, y: 1)) != 0)
      #expect(outline.winding(at: CGPoint(x: 5, y: -1)) != 0)
      #expect(outline.winding(at: CGPoint(x: 5, y: 2.1)) == 0)
      // Only a round join extends beyond the point where the line reverses.
      #expect((outline.winding(at: CGPoint(x: 11, y: 0.1)) != 0) == (join == .round), "\(join)")
    }
  }

  @Test func aLineOfLengthZeroBecomesADot() {
    let path = line((3, 3), (3, 3))
    #expect(path.stroked(StrokeStyle(width: 4, cap: .butt), tolerance: 0.01).isEmpty)
    let square = path.stroked(StrokeStyle(width: 4, cap: .square), tolerance: 0.01)
    #expect(square.signedArea == 16)
    let round = path.stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.0005)
    #expect(abs(round.signedArea - .pi * 4) < 0.01)
  }

  @Test func segmentsOfLengthZeroHaveNoEffect() {
    let plain = line((0, 0), (10, 0), (10, 10))
    let repeating = line((0, 0), (0, 0), (10, 0), (10, 0), (10, 10), (10, 10))
    for cap in LineCap.allCases {
      let style = StrokeStyle(width: 3, cap: cap, join: .round)
      #expect(repeating.stroked(style, tolerance: 0.01) == plain.stroked(style, tolerance: 0.01))
    }
  }

  @Test func widthZeroGivesAnEmptyPath() {
    #expect(line((0, 0), (10, 0)).stroked(StrokeStyle(width: 0), tolerance: 0.1).isEmpty)
  }

  /// Strokes a curve that has a cusp, crosses itself and has a smaller radius than the pen. Points near the curve must
  /// be filled and other points not, and no winding number may be negative.
  @Test(arguments: [2.0, 12, 40])
  func onlyPointsWithinHalfTheWidthAreFilled(width: Double) throws {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 80), control2: CGPoint(x: -30, y: 80))
      $0.addCurve(to: CGPoint(x: 90, y: 40), control1: CGPoint(x: 61, y: -9), control2: CGPoint(x: 64, y: 40))
      $0.addQuadCurve(to: CGPoint(x: 92, y: 10), control: CGPoint(x: 110, y: 60))
      $0.addLine(to: CGPoint(x: 40, y: 12))
    }
    let outline = path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.05)
    let contours = outline.flattened(tolerance: 0.01)
    let spine = try #require(path.flattened(tolerance: 0.01).first)
    for y in stride(from: -30.3, to: 100, by: 3.1) {
      for x in stride(from: -30.7, to: 140, by: 3.3) {
        let point = CGPoint(x: x, y: y)
        let distance = spine.distance(to: point)
        let winding = contours.reduce(0) { $0 + $1.winding(at: point) }
        if distance < width / 2 - 0.1 { #expect(winding > 0, "a crack at \(point)") }
        if distance > width / 2 + 0.1 { #expect(winding == 0, "a bulge at \(point)") }
      }
    }
  }

  @Test func aTightCurveIsFollowedWithinTheTolerance() {
    // The pen's radius is twenty times the radius of the curve, so the outer edge must have many more points.
    let circle = Path { $0.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2)) }
    let outline = circle.stroked(StrokeStyle(width: 40, join: .round), tolerance: 0.05)
    for point in corners(outline) {
      let radius = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(radius < 21.06)
    }
    #expect(outline.winding(at: CGPoint(x: 14.8, y: 14.7)) != 0)
    #expect(outline.winding(at: .zero) != 0)
  }
}
