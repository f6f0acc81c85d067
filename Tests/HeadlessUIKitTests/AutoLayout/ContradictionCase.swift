import Foundation
import HeadlessUIKit
import Testing

/// Views whose constraints cannot all hold, which of them are broken, in order, and what the others make of it.
struct ContradictionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let broken: [String]
  let frames: [[CGFloat]]
  let build: @MainActor @Sendable (UIView) -> [UIView]

  init(
    _ name: String, breaks broken: [String], _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIView) -> [UIView]
  ) {
    testDescription = name
    self.broken = broken
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = build(root)
    root.layoutIfNeeded()
    let found = root.constraintWarnings.compactMap { warning -> String? in
      #expect(warning.hasPrefix("Unable to simultaneously satisfy constraints:\n"))
      return warning.components(separatedBy: "\n").last?.trimmingCharacters(in: .whitespaces)
    }
    #expect(found == broken, "\(testDescription)")
    let places = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    #expect(places == frames, "\(testDescription)")
  }
}
