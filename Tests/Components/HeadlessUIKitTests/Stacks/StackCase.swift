import Foundation
import HeadlessUIKit
import Testing

extension UIStackView {
  /// Adds constraints without effect to all arranged views.
  func constrainArrangedViews() {
    for view in arrangedSubviews {
      (view as? UIStackView)?.constrainArrangedViews()
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    }
  }
}

/// A stack, its bounds, and the frames of its views according to Apple's documentation.
struct StackCase: CustomTestStringConvertible, Sendable {
  var name: String
  var width: CGFloat
  var height: CGFloat
  var frames: [CGRect]
  var make: @MainActor @Sendable () -> UIStackView

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: [[CGFloat]],
    make: @escaping @MainActor @Sendable () -> UIStackView
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.frames = frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.make = make
  }

  var testDescription: String { name }

  /// Checks the frames, alone and together with constraints without effect.
  @MainActor func check() {
    #expect(layOut(make()) == frames, "\(name)")
    let constrained = make()
    constrained.constrainArrangedViews()
    #expect(layOut(constrained) == frames, "\(name), with constraints without effect")
    #expect(constrained.constraintWarnings.isEmpty)
  }

  @MainActor private func layOut(_ stack: UIStackView) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }
}

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
