import Foundation
import HeadlessUIKit
import Testing

/// Views on a device, and the frames that its safe area leaves them.
struct SafeAreaCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let device: ViewImageConfig
  let frames: [[CGFloat]]
  /// Adds views to the root, and returns those whose frames are compared.
  let build: @MainActor @Sendable (UIView) -> [UIView]

  init(
    _ name: String, on device: ViewImageConfig, _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIView) -> [UIView]
  ) {
    testDescription = name
    self.device = device
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView()
    let views = build(root)
    _ = root.layoutTree(in: device.renderingEnvironment)
    let found = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    #expect(found == frames, "\(testDescription)")
    #expect(root.constraintWarnings.isEmpty && root.layoutFeedbackLoop == nil)
  }
}
