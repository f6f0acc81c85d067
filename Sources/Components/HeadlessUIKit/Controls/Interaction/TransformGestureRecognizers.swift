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
