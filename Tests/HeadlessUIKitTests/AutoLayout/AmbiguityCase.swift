import Foundation
import HeadlessUIKit
import Testing

/// Views, and what their constraints leave open: `nothing`, or the lengths of one view.
struct AmbiguityCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let open: String?
  let build: @MainActor @Sendable (UIView) -> UIView

  init(_ name: String, leavesOpen open: String?, build: @escaping @MainActor @Sendable (UIView) -> UIView) {
    testDescription = name
    self.open = open
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = build(root)
    view.accessibilityIdentifier = "it"
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout == (open != nil), "\(testDescription)")
    let warnings = root.layoutWarnings.filter { $0.contains(" of it;") }
    let expected = open.map { ["Ambiguous layout: constraints leave open the \($0) of it"] } ?? []
    #expect(warnings.map { String($0.prefix { $0 != ";" }) } == expected)
  }
}
