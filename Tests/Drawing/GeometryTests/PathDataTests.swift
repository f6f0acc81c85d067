import FirstFrameGeometry
import Foundation
import Testing

struct PathDataTests {
  @Test(
    arguments: [
      ("M1 2 3 4", "M1 2 L3 4"), ("m1 2 3 4", "M1 2 L4 6"), ("M1 2L3 4", "M1 2 L3 4"), ("M1,2l3,4", "M1 2 L4 6"),
      ("M1 2H5", "M1 2 L5 2"), ("M1 2h5", "M1 2 L6 2"), ("M1 2V5", "M1 2 L1 5"), ("M1 2v5", "M1 2 L1 7"),
      ("M0 0C1 2 3 4 5 6", "M0 0 C1 2 3 4 5 6"), ("M1 1c1 2 3 4 5 6", "M1 1 C2 3 4 5 6 7"),
      ("M0 0C1 2 3 4 5 6S7 8 9 10", "M0 0 C1 2 3 4 5 6 C7 8 7 8 9 10"), ("M1 1S7 8 9 10", "M1 1 C1 1 7 8 9 10"),
      ("M0 0Q1 2 3 4", "M0 0 Q1 2 3 4"), ("M1 1q1 2 3 4", "M1 1 Q2 3 4 5"),
      ("M0 0Q1 2 3 4T5 6", "M0 0 Q1 2 3 4 Q5 6 5 6"), ("M1 1T5 6", "M1 1 Q1 1 5 6"),
      ("M1 1L2 2Zl1 0", "M1 1 L2 2 Z L2 1"), ("M0 0A0 5 0 0 0 1 2", "M0 0 L1 2"), ("M3 3A5 5 0 0 0 3 3", "M3 3"),
      ("M.5-.5L1e1+2", "M0.5 -0.5 L10 2"), ("  M 1 , 2 \n L 3 , 4 ", "M1 2 L3 4"), ("", ""),
    ])
  func everyCommandAbsoluteAndRelative(data: String, expected: String) throws {
    #expect(try Path(svgPathData: data).svgPathData == expected)
  }

  @Test(arguments: ["M1 2 L3.5 -4 C1 2 3 4 5 6 Q7 8 9 10 Z M0 0 L1 1"])
  func writtenPathDataIsParsedToAnEqualPath(data: String) throws {
    let path = try Path(svgPathData: data)
    #expect(try Path(svgPathData: path.svgPathData) == path)
    #expect(path.svgPathData == data)
  }

  @Test(
    arguments: [
      ("L1 1", PathDataError.expectedMove(offset: 0)), ("M1", .expectedNumber(offset: 2)),
      ("M1 2 L", .expectedNumber(offset: 6)),
      ("M1 2 X", .expectedCommand(offset: 5)), ("M1 2A5 5 0 2 0 1 1", .expectedFlag(offset: 11)),
      ("M1 1e999", .expectedNumber(offset: 3)),
      ("M1 2Z 5", .expectedCommand(offset: 6)), ("M--1 2", .expectedNumber(offset: 1)),
    ])
  func errorsContainTheOffset(data: String, error: PathDataError) {
    #expect(throws: error) { try Path(svgPathData: data) }
  }

  /// The four arcs of SVG 2, figure "Arc flags": radii 100 and 50 between (125, 75) and (225, 25).
  @Test(
    arguments: [
      (false, false, CGPoint(x: 125, y: 25)), (false, true, CGPoint(x: 225, y: 75)),
      (true, false, CGPoint(x: 225, y: 75)), (true, true, CGPoint(x: 125, y: 25)),
    ] as [(Bool, Bool, CGPoint)])
  func arcsFollowTheirFlags(isLarge: Bool, isClockwise: Bool, center: CGPoint) throws {
    let data = "M125 75A100 50 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) 225 25"
    let line = try #require(Path(svgPathData: data).flattened(tolerance: 0.01).first)
    for point in line.points {
      let (x, y) = ((point.x - center.x) / 100, (point.y - center.y) / 50)
      #expect(abs(x * x + y * y - 1) < 1e-3, "\(point)")
    }
    let unit = line.points.map { CGPoint(x: ($0.x - center.x) / 100, y: ($0.y - center.y) / 50) }
    var turn: CGFloat = 0
    for (a, b) in zip(unit, unit.dropFirst()) { turn += a.x * b.y - b.x * a.y }
    // In the unit circle, twice the swept area is the swept angle: a quarter turn, or three quarters.
    let expected: CGFloat = (isClockwise ? 1 : -1) * (isLarge ? 1.5 : 0.5) * .pi
    #expect(abs(turn - expected) < 1e-2)
  }

  @Test func radiiThatAreTooShortAreScaledUp() throws {
    let line = try #require(Path(svgPathData: "M0 0A1 1 0 0 1 10 0").flattened(tolerance: 0.001).first)
    #expect(line.points.allSatisfy { abs(($0.x - 5) * ($0.x - 5) + $0.y * $0.y - 25) < 0.05 })
    #expect(line.points.contains { $0.y < -4.99 })
  }

  @Test(arguments: [0, 30, 45, 90, 137, -60, 405] as [CGFloat])
  func rotatedEllipses(degrees: CGFloat) throws {
    let line = try #require(
      Path(svgPathData: "M0 0A40 20 \(degrees) 1 0 10 10").flattened(tolerance: 0.001).first)
    let angle = degrees * .pi / 180
    // Along the ellipse's axes, in units of its radii, the points span at most 2, and almost 2 along one axis.
    let normalized = line.points.map {
      CGPoint(x: ($0.x * cos(angle) + $0.y * sin(angle)) / 40, y: (-$0.x * sin(angle) + $0.y * cos(angle)) / 20)
    }
    let (minX, maxX) = (normalized.map(\.x).min() ?? 0, normalized.map(\.x).max() ?? 0)
    let (minY, maxY) = (normalized.map(\.y).min() ?? 0, normalized.map(\.y).max() ?? 0)
    #expect(maxX - minX <= 2.001)
    #expect(maxY - minY <= 2.001)
    #expect(max(maxX - minX, maxY - minY) > 1.999)
  }
}
