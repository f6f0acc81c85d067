import FirstFrameGeometry
import Foundation
import Testing

struct ContinuousCornerTests {
  private func path(_ size: CGFloat, _ radius: CGFloat, _ curve: CornerCurve) -> Path {
    Path { $0.addRoundedRect(CGRect(x: 0, y: 0, width: size, height: size), radii: CornerRadii(radius), curve: curve) }
  }

  private func points(_ path: Path) -> [CGPoint] { path.flattened(tolerance: 1e-4).flatMap(\.points) }

  @Test func crossTheDiagonalAtTheSamePointAsACircle() {
    let corner = points(path(100, 20, .continuous)).min { $0.x + $0.y < $1.x + $1.y }
    let expected = 20 * (1 - 0.5.squareRoot())
    #expect(abs((corner?.x ?? 0) - expected) < 0.01)
    #expect(abs((corner?.y ?? 0) - expected) < 0.01)
  }

  @Test func startFartherFromTheCornerStayWithinTheBoxAndCutOffSlightlyMoreThanCircles() {
    let continuous = points(path(100, 20, .continuous))
    #expect(continuous.allSatisfy { (0...100).contains($0.x) && (0...100).contains($0.y) })
    #expect(continuous.filter { $0.y == 0 }.map(\.x).min() == 30)
    #expect(area(continuous) < area(points(path(100, 20, .circular))))
  }

  @Test func areCircularIfTheSidesAreTooShort() {
    #expect(abs(area(points(path(40, 20, .continuous))) - .pi * 400) < 1)
  }

  private func area(_ points: [CGPoint]) -> CGFloat {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }
}
