public import Foundation

// Gestures for tests; not part of UIKit. Points are in the space of the view. The view at the point gets the touches, and so do
// the gesture recognizers of this view and of those that contain it.

extension UIView {
  /// Taps the view.
  ///
  /// - Parameters:
  ///   - point: The point; `nil` for the middle.
  ///   - count: The number of taps in quick succession: 2 for a double tap.
  ///   - fingers: The number of fingers.
  public func performTap(at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1) {
    guard count > 0 else { return }
    for tap in 1...count {
      perform(FingerMovement(fingers: fingers, start: point ?? middle, tapCount: tap), lastTapCount: count)
    }
  }

  /// Touches the view for a time, without moving.
  ///
  /// - Parameter duration: The time in seconds. Nothing waits for it.
  public func performLongPress(at point: CGPoint? = nil, duration: TimeInterval = 0.5, fingers: Int = 1) {
    perform(FingerMovement(fingers: fingers, start: point ?? middle, duration: duration))
  }

  /// Moves fingers over the view.
  public func performPan(from start: CGPoint, to end: CGPoint, fingers: Int = 1) {
    let translation = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    perform(FingerMovement(fingers: fingers, start: start, translation: translation))
  }

  /// Moves two fingers apart or together.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers at the end, relative to the one at the beginning.
  ///   - center: The point between the fingers; `nil` for the middle of the view.
  public func performPinch(scale: CGFloat, at center: CGPoint? = nil) {
    performTwoFingerGesture(scale: scale, rotation: 0, at: center)
  }

  /// Turns two fingers around the point between them.
  ///
  /// - Parameter angle: The angle in radians, clockwise.
  public func performRotation(angle: CGFloat, at center: CGPoint? = nil) {
    performTwoFingerGesture(scale: 1, rotation: angle, at: center)
  }

  /// Moves two fingers apart, around each other and over the view at the same time. Recognizers recognize it together only if a
  /// delegate allows it.
  public func performTwoFingerGesture(
    scale: CGFloat, rotation: CGFloat, translation: CGVector = .zero, at center: CGPoint? = nil
  ) {
    guard scale > 0, scale.isFinite, rotation.isFinite else { return }
    perform(
      FingerMovement(
        fingers: 2, start: center ?? middle, translation: translation, scale: scale, rotation: rotation))
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  private func perform(_ movement: FingerMovement, lastTapCount: Int = 1) {
    guard movement.fingers > 0 else { return }
    performOnDrawnScreen {
      var sequence = TouchSequence(movement, lastTapCount: lastTapCount, in: self)
      sequence?.perform()
    }
  }
}
