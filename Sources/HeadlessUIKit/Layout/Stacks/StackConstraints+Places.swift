import FirstFrameConstraintSolving
import Foundation

extension StackConstraints {
  func start(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .leading : .top, in: view)
  }

  func end(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .trailing : .bottom, in: view)
  }

  func centre(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .centerX : .centerY, in: view)
  }

  func length(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .width : .height, in: view)
  }

  func crossStart(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .top : .leading, in: view)
  }

  func crossEnd(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .bottom : .trailing, in: view)
  }

  func crossCentre(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .centerY : .centerX, in: view)
  }

  func breadth(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .height : .width, in: view)
  }

  /// The insets from the stack's start and end to the rectangle of its content.
  func insets(along axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let insets = stack.contentInsets
    guard axis == .horizontal else { return (insets.top, insets.bottom) }
    return measure.isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }
}
