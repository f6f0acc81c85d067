import FirstFrameGeometry
import Foundation
import Testing

struct DashTests {
  private func inkLength(_ path: Path, dash: [CGFloat], phase: CGFloat = 0) -> CGFloat {
    let outline = path.stroked(StrokeStyle(width: 1, dash: dash, dashPhase: phase), tolerance: 0.001)
    return abs(
      outline.flattened(tolerance: 0.001).reduce(0) { sum, line in
        sum
          + line.points.indices.reduce(0) { sum, index in
            let (a, b) = (line.points[index], line.points[(index + 1) % line.points.count])
            return sum + (a.x * b.y - b.x * a.y) / 2
          }
      })
  }

  private let circle = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  @Test(
    arguments: [
      ([2, 2], 50), ([1, 3], 25), ([5], 50), ([1, 2, 3], 50), ([0, 4], 0), ([4, 0], 100),
    ] as [([CGFloat], Double)])
  func dashesCoverTheSameShareOfALineAsOfThePattern(dash: [CGFloat], percent: Double) {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 60, y: 80))
    }
    #expect(abs(inkLength(line, dash: dash) - percent) < 4, "of 100")
  }

  @Test func dashesOfCurvesAreMeasuredByArcLength() {
    let circumference = 20 * CGFloat.pi
    #expect(abs(inkLength(circle, dash: [circumference / 8, circumference / 8]) - circumference / 2) < 0.1)
  }

  @Test(
    arguments: [
      [0, 0], [], [-1, 2], [.infinity, 1], [1e-9, 1e-9],
    ] as [[CGFloat]])
  func anEmptyOrInvalidPatternResultsInASolidLine(dash: [CGFloat]) {
    #expect(abs(inkLength(circle, dash: dash) - 20 * CGFloat.pi) < 0.1)
  }

  @Test func ifAClosedPathStartsWithinADashTheDashIsInOnePiece() {
    let square = Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let outline = square.stroked(StrokeStyle(width: 2, dash: [6, 4], dashPhase: 3), tolerance: 0.01)
    // One dash around each of the four corners, with a miter.
    #expect(outline.flattened(tolerance: 0.01).count == 4)
    #expect(outline.controlPointBounds == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
}
