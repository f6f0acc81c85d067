import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

/// A view, and what VoiceOver reads of it.
///
/// The source is the title of the page of Apple's documentation that describes it, or "reported" if developers and
/// tools describe it, such as the accessibility snapshots of Cash App.
struct SpokenCase: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  /// The lines of the text, without the last line break.
  let read: String
  let make: @MainActor @Sendable () -> UIView
  var testDescription: String { name }

  init(_ name: String, _ source: String, reads: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    self.name = name
    self.source = source
    self.read = reads
    self.make = make
  }
}

/// What VoiceOver says, case by case.
@MainActor
struct SpokenTests {
  @Test(arguments: SpokenCase.traits + SpokenCase.hints + SpokenCase.details) func elements(example: SpokenCase) {
    check(example)
  }

  @Test(arguments: SpokenCase.controls + SpokenCase.fields + SpokenCase.bars) func controls(example: SpokenCase) {
    check(example)
  }

  @Test(arguments: SpokenCase.containers + SpokenCase.rows + SpokenCase.hidden) func containers(example: SpokenCase) {
    check(example)
  }

  private func check(_ example: SpokenCase) {
    let tree = example.make().layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(tree.accessibilityDump() == example.read + "\n")
    #expect(!example.source.isEmpty)
  }
}

// MARK: - Views of the cases

@MainActor
func spokenElement(
  _ label: String?, _ traits: UIAccessibilityTraits = .none, value: String? = nil, hint: String? = nil,
  y: CGFloat = 0, change: (UIView) -> Void = { _ in }
) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 20))
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  view.accessibilityTraits = traits
  view.accessibilityValue = value
  view.accessibilityHint = hint
  change(view)
  return view
}

@MainActor
func spokenLabel(_ text: String, y: CGFloat = 0, change: (UILabel) -> Void = { _ in }) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
  label.text = text
  change(label)
  return label
}

@MainActor
func spokenBox(_ views: [UIView], y: CGFloat = 0, change: (UIView) -> Void = { _ in }) -> UIView {
  let box = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 100))
  for view in views { box.addSubview(view) }
  change(box)
  return box
}
