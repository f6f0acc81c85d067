import Foundation
import HeadlessUIKit
import Testing

/// A scroll view of 100 by 150, what is in it, and how large its content becomes.
struct ScrollCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let contentSize: [CGFloat]
  let frames: [[CGFloat]]
  let build: @MainActor @Sendable (UIScrollView) -> [UIView]

  init(
    _ name: String, content: [CGFloat], _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIScrollView) -> [UIView]
  ) {
    testDescription = name
    contentSize = content
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 150))
    root.addSubview(scrollView)
    let views = build(scrollView)
    root.layoutIfNeeded()
    #expect([scrollView.contentSize.width, scrollView.contentSize.height] == contentSize, "\(testDescription)")
    #expect(views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] } == frames)
    #expect(root.constraintWarnings.isEmpty)
  }
}
