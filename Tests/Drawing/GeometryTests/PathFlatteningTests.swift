import FirstFrameGeometry
import Foundation
import Testing

@Suite struct PathFlatteningTests {
  @Test func linesArePreserved() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addLine(to: CGPoint(x: 5, y: 2))
    }
    #expect(
      path.flattened(tolerance: 0.1) == [
        Polyline(
          points: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 2)], isClosed: false)
      ])
  }

  @Test func aLineAfterACloseStartsWhereTheSubpathStarted() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 2, y: 1))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 1, y: 5))
    }
    let polylines = path.flattened(tolerance: 0.1)
    #expect(polylines.map(\.isClosed) == [true, false])
    #expect(polylines.last?.points == [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 5)])
  }

  @Test func aMoveWithoutALineIsEmpty() {
    let path = Path {
      $0.move(to: .zero)
      $0.move(to: CGPoint(x: 1, y: 1))
    }
    #expect(path.flattened(tolerance: 0.1).isEmpty)
  }

  @Test(arguments: [1.0, 0.1, 0.01])
  func chordsOfACircleStayWithinTheTolerance(tolerance: Double) throws {
    let circle = Path { $0.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)) }
    let points = try #require(circle.flattened(tolerance: tolerance).first).points
    for (from, to) in zip(points, points.dropFirst()) {
      let (x, y) = ((from.x + to.x) / 2, (from.y + to.y) / 2)
      let radius = (x * x + y * y).squareRoot()
      // The cubic quarters differ from the circle by up to 0.02 %.
      #expect(radius >= 100 - tolerance - 0.02)
      #expect(radius <= 100.02)
    }
    // At most about four times as many points as the tolerance requires.
    let needed = 3.15 / (2 * tolerance / 100).squareRoot()
    #expect(Double(points.count) < 4 * needed)
  }

  @Test func aQuadraticCurvePassesThroughItsMiddle() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 4))
    }
    let points = try #require(path.flattened(tolerance: 0.05).first).points
    #expect(points.contains(CGPoint(x: 4, y: 2)))
    #expect(points.last == CGPoint(x: 8, y: 0))
  }

  @Test func extremeCoordinatesTerminate() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 1e300, y: 0), control1: CGPoint(x: 0, y: 1e300), control2: CGPoint(x: 1e300, y: 1e300))
    }
    #expect(try #require(path.flattened(tolerance: 0.1).first).points.count <= 4097)
  }
}
