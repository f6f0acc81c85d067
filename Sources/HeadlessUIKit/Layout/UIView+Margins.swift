extension UIView {
  /// The part of the superview's margins that lies within the view.
  var coveringSuperviewMargins: UIEdgeInsets {
    superview.map { $0.layoutMargins.covering(frame, within: $0.bounds) } ?? .zero
  }
}

extension UIEdgeInsets {
  /// On each side the larger of two insets.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
