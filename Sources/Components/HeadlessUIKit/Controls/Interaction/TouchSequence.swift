import Foundation

/// Sends the touches of a movement to a view and to the gesture recognizers that see it.
///
/// The whole movement is known from the start, and so is which recognizers would recognize it. So a recognizer that requires
/// the failure of another one does not wait.
@MainActor
struct TouchSequence {
  private let movement: FingerMovement
  /// The number of taps in the whole succession.
  private let lastTapCount: Int
  /// The outermost view, whose space has the points of the movement.
  private let root: UIView
  /// The origin of its bounds at the beginning: the fingers stay on the screen while the root scrolls.
  private let origin: CGPoint
  private let target: UIView
  private let recognizers: [UIGestureRecognizer]
  private let touches: [UITouch]
  private let event = UIEvent()
  /// The recognizers whose gesture has begun.
  private var active: [UIGestureRecognizer] = []
  private var isCancelledInView = false

  /// Returns `nil` if no view is at the start of the movement.
  init?(_ movement: FingerMovement, lastTapCount: Int, in space: UIView) {
    var root = space
    while let superview = root.superview { root = superview }
    root.layoutIfNeeded()
    let movement = movement.converted(from: space, to: root)
    guard let target = root.hitTest(movement.start, with: nil) else { return nil }
    self.movement = movement
    self.lastTapCount = lastTapCount
    self.root = root
    self.target = target
    origin = root.bounds.origin
    touches = movement.part(0).points.map {
      UITouch(at: root.convert($0, to: target), in: target, tapCount: movement.tapCount)
    }
    event.allTouches = Set(touches)
    var found: [UIGestureRecognizer] = []
    var view: UIView? = target
    while let current = view {
      found += (current.gestureRecognizers ?? []) + current.standardGestureRecognizers
      view = current.superview
    }
    let touches = touches
    recognizers = found.filter { recognizer in
      recognizer.isEnabled
        && touches.allSatisfy { recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: $0) ?? true }
    }
  }

  /// Performs the movement: its beginning, half of it, all of it, and the end.
  mutating func perform() {
    let set = Set(touches)
    for recognizer in recognizers { recognizer.touchesBegan(set, with: event) }
    target.touchesBegan(set, with: event)
    if !movement.isStationary || movement.duration > 0 {
      move(to: movement.part(0.5))
      move(to: movement)
    }
    end()
  }

  private mutating func move(to step: FingerMovement) {
    update(.moved, step)
    let set = Set(touches)
    for recognizer in recognizers {
      recognizer.touchesMoved(set, with: event)
      if active.contains(where: { $0 === recognizer }) {
        advance(recognizer, to: step, .changed)
      } else if recognizer.isContinuous, recognizer.recognizes(step, in: root), mayBegin(recognizer) {
        begin(recognizer, at: step)
      }
    }
    if !isCancelledInView { target.touchesMoved(set, with: event) }
  }

  private mutating func begin(_ recognizer: UIGestureRecognizer, at step: FingerMovement) {
    recognizer.prepare(for: movement.part(0))
    advance(recognizer, to: step, .began)
    guard recognizer.state == .began else { return }
    active.append(recognizer)
    cancelInView(by: recognizer)
  }

  private func advance(_ recognizer: UIGestureRecognizer, to step: FingerMovement, _ state: UIGestureRecognizer.State) {
    recognizer.follow(
      step, at: convert(step.end, to: recognizer.view), with: step.points.map { convert($0, to: recognizer.view) })
    recognizer.state = state
  }

  private mutating func end() {
    update(.ended, movement)
    let set = Set(touches)
    for recognizer in recognizers {
      recognizer.touchesEnded(set, with: event)
      if active.contains(where: { $0 === recognizer }) {
        advance(recognizer, to: movement, .ended)
      } else if !recognizer.isContinuous, recognizer.recognizes(movement, in: root), mayBegin(recognizer) {
        let count = recognizer.recognitionCount
        advance(recognizer, to: movement, .ended)
        guard recognizer.recognitionCount > count else { continue }
        active.append(recognizer)
        cancelInView(by: recognizer)
      }
      recognizer.forgetTouches()
    }
    if !isCancelledInView { target.touchesEnded(set, with: event) }
  }

  /// Cancels the touches of the view, which a gesture has taken over.
  private mutating func cancelInView(by recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, !isCancelledInView else { return }
    isCancelledInView = true
    for touch in touches { touch.phase = .cancelled }
    target.touchesCancelled(Set(touches), with: event)
  }

  private func update(_ phase: UITouch.Phase, _ step: FingerMovement) {
    for (touch, point) in zip(touches, step.points) {
      touch.move(to: convert(point, to: target), phase: isCancelledInView ? .cancelled : phase)
    }
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let shifted = CGPoint(
      x: point.x + root.bounds.minX - origin.x, y: point.y + root.bounds.minY - origin.y)
    return root.convert(shifted, to: view)
  }

  // MARK: Precedence

  /// Whether no other recognizer prevents a gesture, and none has to fail that will not.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isPrevented = active.contains { other in
      other.canPrevent(recognizer) && recognizer.canBePrevented(by: other) && !areSimultaneous(recognizer, other)
    }
    return !isPrevented && !recognizers.contains { $0 !== recognizer && waits(recognizer, for: $0) && succeeds($0) }
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.requiresFailure(of: other) || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  /// Whether a recognizer recognizes this movement, or the last of the taps that it belongs to.
  private func succeeds(_ recognizer: UIGestureRecognizer) -> Bool {
    var last = movement
    last.tapCount = lastTapCount
    return recognizer.recognizes(movement, in: root) || recognizer.recognizes(last, in: root)
  }
}
