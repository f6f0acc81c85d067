import Foundation
import HeadlessUIKit
import Testing

extension UIStackView {
  /// Constrains all that the stack arranges, in a way that changes nothing.
  func reachIn() {
    for view in arrangedSubviews {
      (view as? UIStackView)?.reachIn()
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    }
  }
}

/// A stack, its bounds, and where Apple's documentation says that its views lie.
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

  /// In both ways: by arithmetic and, as soon as a constraint reaches into the stack, by constraints.
  @MainActor func check() {
    #expect(layOut(make()) == frames, "\(name)")
    let solved = make()
    solved.reachIn()
    #expect(layOut(solved) == frames, "\(name), by constraints")
    #expect(solved.constraintWarnings.isEmpty)
  }

  @MainActor private func layOut(_ stack: UIStackView) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }
}
