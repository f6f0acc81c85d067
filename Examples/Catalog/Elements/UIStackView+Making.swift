import Foundation
import HeadlessUIKit

extension UIStackView {
  /// Views side by side, with a distance in points.
  static func row(
    _ views: [UIView], spacing: CGFloat = StyleProvider.Spacing.small, alignment: Alignment = .center
  ) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.spacing = spacing
    stackView.alignment = alignment
    return stackView
  }

  /// Views below one another, with a distance in points.
  static func column(
    _ views: [UIView], spacing: CGFloat = StyleProvider.Spacing.small, alignment: Alignment = .fill
  ) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.axis = .vertical
    stackView.spacing = spacing
    stackView.alignment = alignment
    return stackView
  }

  /// Arranges views along an axis, with a distance in points.
  func arrange(_ views: [UIView], along axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: Alignment) {
    for view in views { addArrangedSubview(view) }
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Gives the stack a margin of its own.
  func pad(_ insets: NSDirectionalEdgeInsets) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = insets
  }

  /// The stack with a margin of its own.
  func padded(_ insets: NSDirectionalEdgeInsets) -> UIStackView {
    pad(insets)
    return self
  }

  func distributed(_ distribution: Distribution) -> UIStackView {
    self.distribution = distribution
    return self
  }
}
