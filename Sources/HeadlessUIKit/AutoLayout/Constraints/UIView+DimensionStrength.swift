import Foundation

extension UIView {
  /// How strongly the view keeps from growing in a stack, by its content and by constraints on its own size.
  func arrangedHuggingStrength(along axis: NSLayoutConstraint.Axis, size: CGSize) -> Float {
    max(huggingStrength(along: axis, size: size), dimensionStrength(along: axis, against: .greaterThanOrEqual))
  }

  /// How strongly the view keeps from shrinking in a stack, by its content and by constraints on its own size.
  func arrangedCompressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    max(compressionStrength(along: axis), dimensionStrength(along: axis, against: .lessThanOrEqual))
  }

  /// The highest priority of the constraints that set the view's length to a number, or to one side of it.
  private func dimensionStrength(
    along axis: NSLayoutConstraint.Axis, against exempt: NSLayoutConstraint.Relation
  ) -> Float {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    var strength: Float = 0
    for constraint in constraints
    where constraint.firstItem === self && constraint.secondItem == nil && constraint.firstAttribute == attribute
      && constraint.relation != exempt
    {
      strength = max(strength, constraint.priority.rawValue)
    }
    return strength
  }
}
