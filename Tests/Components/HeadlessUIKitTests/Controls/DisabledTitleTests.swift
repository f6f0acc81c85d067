import FirstFrameLayoutTree
import Testing

@testable import HeadlessUIKit

/// Titles in the attributes of the state `disabled`, and uses that are not drawn.
@MainActor
struct DisabledTitleTests {
  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test func aDisabledSegmentHasTheAttributesOfItsState() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setEnabled(false, forSegmentAt: 1)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    control.layoutIfNeeded()
    #expect(label("B", in: control)?.textColor == .red)
    #expect(label("A", in: control)?.textColor == .label)
  }

  @Test func aDisabledTabIsDimmedAndHasTheAttributesOfItsState() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 62))
    let items = ["On", "Off"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[1].isEnabled = false
    bar.items = items
    bar.layoutIfNeeded()
    let off = try #require(label("Off", in: bar))
    #expect(off.textColor == .tertiaryLabel)
    #expect(off.superview?.accessibilityTraits.contains(.notEnabled) == true)
    items[1].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    bar.layoutIfNeeded()
    #expect(label("Off", in: bar)?.textColor == .red)
  }

  @Test func aPresentationInAContextWarns() {
    let (container, context, presented) = (UIViewController(), UIViewController(), UIViewController())
    container.addChild(context)
    context.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    var warnings: [String] = []
    UsageWarnings.collecting(into: &warnings) { context.present(presented, animated: false) }
    #expect(
      warnings == [
        "`UIViewController.definesPresentationContext` has no effect here: a controller that is presented in a context "
          + "covers the screen."
      ])
  }

  @Test func anEditMenuWarns() {
    var warnings: [String] = []
    UsageWarnings.collecting(into: &warnings) { UIMenuController.shared.isMenuVisible = true }
    UIMenuController.shared.isMenuVisible = false
    #expect(warnings == ["`UIMenuController.isMenuVisible` has no effect here: the menu is not drawn."])
  }
}
