import Foundation
import HeadlessUIKit
import Testing

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

  @MainActor func check() {
    let stack = make()
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame) == frames, "\(name)")
  }
}
