import Foundation
import HeadlessUIKit
import Testing

/// A view, what it is asked to fit, and the size that it answers.
struct FittingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  let size: CGSize
  let build: @MainActor @Sendable () -> UIView

  init(
    _ name: String, _ target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel, is size: CGSize,
    build: @escaping @MainActor @Sendable () -> UIView
  ) {
    testDescription = name
    self.target = target
    self.horizontal = horizontal
    self.vertical = vertical
    self.size = size
    self.build = build
  }

  @MainActor func check() {
    let found = build().systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    #expect(found == size, "\(testDescription)")
  }
}
