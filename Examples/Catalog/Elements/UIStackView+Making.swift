import Foundation
import HeadlessUIKit

extension UIStackView {
  /// Returns views in a row, with a spacing in points.
  static func row(
    _ views: [UIView], spacing: CGFloat = StyleProvider.Spacing.small, alignment: Alignment = .center
  ) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.spacing = spacing
    stackView.alignment = alignment
    return stackView
  }

  /// Returns views in a column, with a spacing in points.
  static func column(
    _ views: [UIView], spacing: CGFloat = StyleProvider.Spacing.small, alignment: Alignment = .fill
  ) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.axis = .vertical
    stackView.spacing = spacing
    stackView.alignment = alignment
    return stackView
  }

  /// Arranges views along an axis, with a spacing in points.
  func arrange(_ views: [UIView], along axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: Alignment) {
    for view in views { addArrangedSubview(view) }
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Sets the margins of the stack.
  func pad(_ insets: NSDirectionalEdgeInsets) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = insets
  }

  /// Returns the stack with margins.
  func padded(_ insets: NSDirectionalEdgeInsets) -> UIStackView {
    pad(insets)
    return self
  }

  func distributed(_ distribution: Distribution) -> UIStackView {
    self.distribution = distribution
    return self
  }
}
