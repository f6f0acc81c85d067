import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The eight dots of an activity indicator, fading anticlockwise from the top.
struct ActivityDots {
  var center: CGPoint
  /// The side of the square around the ring, in points.
  var side: CGFloat
  var color: Color

  /// The eight directions, clockwise from the top: 0.7071 is half the square root of two.
  private static let directions: [(x: CGFloat, y: CGFloat)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
  ]

  private static let opacities: [Double] = [1, 0.2, 0.25, 0.35, 0.45, 0.55, 0.7, 0.85]

  var nodes: [LayoutNode] {
    let diameter = side * 0.2
    let radius = (side - diameter) / 2
    return zip(Self.directions, Self.opacities).map { direction, opacity in
      let frame = CGRect(
        x: center.x + direction.x * radius - diameter / 2, y: center.y + direction.y * radius - diameter / 2,
        width: diameter, height: diameter)
      let dot = Path { $0.addEllipse(in: CGRect(origin: .zero, size: frame.size)) }
      return LayoutNode(
        frame: frame, opacity: opacity,
        path: PathContent(path: dot, fill: PathContent.Fill(paint: .color(color))))
    }
  }
}
