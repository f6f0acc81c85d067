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

  /// The stack with a margin of its own.
  func padded(_ insets: NSDirectionalEdgeInsets) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = insets
    return self
  }

  func distributed(_ distribution: Distribution) -> UIStackView {
    self.distribution = distribution
    return self
  }
}
