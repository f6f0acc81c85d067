import Foundation
import HeadlessUIKit
import Testing

/// Views in a root of 300 by 200 points, and the frames that UIKit's documentation gives them.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let frames: [[CGFloat]]
  /// Adds views to the root, and returns those whose frames are compared.
  let build: @MainActor @Sendable (UIView) -> [UIView]

  /// The name ends in the reason.
  init(_ name: String, _ frames: [[CGFloat]], build: @escaping @MainActor @Sendable (UIView) -> [UIView]) {
    testDescription = name
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = build(root)
    root.layoutIfNeeded()
    let found = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    #expect(found == frames, "\(testDescription)")
    #expect(root.constraintWarnings.isEmpty && root.layoutFeedbackLoop == nil)
  }
}
