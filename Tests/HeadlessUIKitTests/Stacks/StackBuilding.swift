import Foundation
import HeadlessUIKit

@MainActor
func row(
  _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, spacing: CGFloat = 0,
  _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.distribution = distribution
  stack.alignment = alignment
  stack.spacing = spacing
  change(stack)
  return stack
}

@MainActor
func row(
  _ distribution: UIStackView.Distribution, spacing: CGFloat = 0, _ views: [UIView],
  _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  row(distribution, .fill, spacing: spacing, views, change)
}

@MainActor
func row(
  spacing: CGFloat = 0, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  row(.fill, .fill, spacing: spacing, views, change)
}

@MainActor
func column(
  _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, spacing: CGFloat = 0,
  _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  let stack = row(distribution, alignment, spacing: spacing, views, change)
  stack.axis = .vertical
  return stack
}

@MainActor
func column(
  _ distribution: UIStackView.Distribution, spacing: CGFloat = 0, _ views: [UIView]
) -> UIStackView {
  column(distribution, .fill, spacing: spacing, views)
}

@MainActor
func column(spacing: CGFloat = 0, _ views: [UIView]) -> UIStackView {
  column(.fill, .fill, spacing: spacing, views)
}
