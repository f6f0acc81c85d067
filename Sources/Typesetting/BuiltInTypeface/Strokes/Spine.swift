import FirstFrameGeometry
import Foundation

/// The line along which the pen is led.
struct Spine {
  /// Which way a quarter arc leaves its start; it arrives the other way.
  enum Departure {
    case upright
    case level
  }

  private(set) var path = Path()
  /// Where the pen is.
  private(set) var position = (x: 0.0, y: 0.0)

  /// How far the handles of an arc reach, as a share of its extent. A circle's are at 0.552; these bowls are a
  /// little squarer.
  static let squareness = 0.60

  mutating func start(_ x: Double, _ y: Double) {
    path.move(to: CGPoint(x: x, y: y))
    position = (x, y)
  }

  mutating func line(_ x: Double, _ y: Double) {
    path.addLine(to: CGPoint(x: x, y: y))
    position = (x, y)
  }

  /// A quarter of a bowl.
  mutating func arc(_ departure: Departure, _ x: Double, _ y: Double, squareness: Double = Spine.squareness) {
    let (dx, dy) = ((x - position.x) * squareness, (y - position.y) * squareness)
    switch departure {
    case .upright: curve(position.x, position.y + dy, x - dx, y, x, y)
    case .level: curve(position.x + dx, position.y, x, y - dy, x, y)
    }
  }

  /// A cubic curve through two control points.
  mutating func curve(
    _ control1X: Double, _ control1Y: Double, _ control2X: Double, _ control2Y: Double, _ x: Double, _ y: Double
  ) {
    path.addCurve(
      to: CGPoint(x: x, y: y), control1: CGPoint(x: control1X, y: control1Y),
      control2: CGPoint(x: control2X, y: control2Y))
    position = (x, y)
  }

  mutating func close() {
    path.closeSubpath()
  }

  /// A closed bowl, counterclockwise.
  static func oval(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, squareness: Double = Spine.squareness
  ) -> Path {
    let (middleX, middleY) = ((left + right) / 2, (bottom + top) / 2)
    var spine = Spine()
    spine.start(right, middleY)
    spine.arc(.upright, middleX, top, squareness: squareness)
    spine.arc(.level, left, middleY, squareness: squareness)
    spine.arc(.upright, middleX, bottom, squareness: squareness)
    spine.arc(.level, right, middleY, squareness: squareness)
    spine.close()
    return spine.path
  }
}
