public import Foundation

/// Recognizes two touches that move together or apart. The gesture is continuous: it begins, changes and ends.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the touches, relative to their first distance. Code sets it to 1 after it has applied a change.
  open var scale: CGFloat = 1
  /// The velocity, in scale factors per second.
  open private(set) var velocity: CGFloat = 0

  /// Sets the velocity, in scale factors per second. For tests; UIKit has no equivalent.
  public func setVelocity(_ velocity: CGFloat) {
    self.velocity = velocity
  }

  private var lastScale: CGFloat = 1

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    movement.fingers == 2 && movement.scale != 1
  }

  override func prepare(for movement: FingerMovement) {
    scale = 1
    lastScale = 1
  }

  override func take(_ movement: FingerMovement) {
    // Code may have set the scale to 1 after it has applied a change.
    scale = scale == lastScale ? movement.scale : scale * movement.scale / lastScale
    lastScale = movement.scale
  }

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}

/// Recognizes two touches that turn around each other. The gesture is continuous: it begins, changes and ends.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start of the gesture, in radians. Code sets it to 0 after it has applied a change.
  open var rotation: CGFloat = 0
  /// The velocity, in radians per second.
  open private(set) var velocity: CGFloat = 0

  /// Sets the velocity, in radians per second. For tests; UIKit has no equivalent.
  public func setVelocity(_ velocity: CGFloat) {
    self.velocity = velocity
  }

  private var lastRotation: CGFloat = 0

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    movement.fingers == 2 && movement.rotation != 0
  }

  override func prepare(for movement: FingerMovement) {
    rotation = 0
    lastRotation = 0
  }

  override func take(_ movement: FingerMovement) {
    // Code may have set the rotation to 0 after it has applied a change.
    rotation = rotation == lastRotation ? movement.rotation : rotation + movement.rotation - lastRotation
    lastRotation = movement.rotation
  }

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}

/// Recognizes a moving touch that starts at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture starts.
  open var edges: UIRectEdge = []
  /// The width of the areas at the edges in which a touch has to begin, in points.
  private static let reach: CGFloat = 20

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    super.recognizes(movement, in: space) && !edges.isDisjoint(with: crossedEdges(movement, in: space))
  }

  /// Returns the edges of the screen from which a movement leads inwards.
  private func crossedEdges(_ movement: FingerMovement, in space: UIView) -> UIRectEdge {
    let (start, bounds) = (movement.start, space.bounds)
    var crossed: UIRectEdge = []
    if start.x <= bounds.minX + Self.reach, movement.translation.dx > 0 { crossed.insert(.left) }
    if start.x >= bounds.maxX - Self.reach, movement.translation.dx < 0 { crossed.insert(.right) }
    if start.y <= bounds.minY + Self.reach, movement.translation.dy > 0 { crossed.insert(.top) }
    if start.y >= bounds.maxY - Self.reach, movement.translation.dy < 0 { crossed.insert(.bottom) }
    return crossed
  }
}

/// Recognizes a pointer over a view. The gesture is continuous: it begins, changes and ends.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1. There is no pencil.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
