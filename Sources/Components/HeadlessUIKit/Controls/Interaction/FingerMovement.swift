import FirstFrameGeometry
import Foundation

/// The movement of fingers from the time at which they touch the screen until they leave it, in the space of a view.
struct FingerMovement {
  /// The number of fingers.
  var fingers = 1
  /// The point in the middle of the fingers at the beginning.
  var start: CGPoint
  /// The movement of this point, in points.
  var translation = CGVector.zero
  /// The distance between the fingers at the end, relative to the one at the beginning.
  var scale: CGFloat = 1
  /// The angle by which the fingers turn around their middle, in radians, clockwise.
  var rotation: CGFloat = 0
  /// The number of taps in quick succession, including this one.
  var tapCount = 1
  /// The time on the screen, in seconds.
  var duration: TimeInterval = 0

  /// The distance from the outer fingers to the middle at the beginning, in points.
  private static let reach: CGFloat = 40

  var isStationary: Bool { translation == .zero && scale == 1 && rotation == 0 }
  var end: CGPoint { CGPoint(x: start.x + translation.dx, y: start.y + translation.dy) }
  /// The square of the distance that the middle moves, in points.
  var squaredDistance: CGFloat { translation.dx * translation.dx + translation.dy * translation.dy }

  /// Returns the movement up to a part of it, from 0 to 1.
  func part(_ part: CGFloat) -> FingerMovement {
    guard part < 1 else { return self }
    var movement = self
    movement.translation = CGVector(dx: translation.dx * part, dy: translation.dy * part)
    movement.scale = 1 + (scale - 1) * part
    movement.rotation = rotation * part
    return movement
  }

  /// Returns the movement in the space of another view.
  @MainActor
  func converted(from view: UIView, to other: UIView) -> FingerMovement {
    var movement = self
    movement.start = view.convert(start, to: other)
    let end = view.convert(end, to: other)
    movement.translation = CGVector(dx: end.x - movement.start.x, dy: end.y - movement.start.y)
    return movement
  }

  /// The positions of the fingers at the end: on a line through the middle that was level at the beginning.
  var points: [CGPoint] {
    guard fingers > 1 else { return [end] }
    let turn = Affine.rotation(degrees: rotation * 180 / .pi)
    return (0..<fingers).map { finger in
      let distance = (2 * CGFloat(finger) / CGFloat(fingers - 1) - 1) * Self.reach * scale
      return CGPoint(x: end.x + distance * turn.a, y: end.y + distance * turn.b)
    }
  }
}
