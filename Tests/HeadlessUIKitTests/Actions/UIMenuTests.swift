import HeadlessUIKit
import Testing

@MainActor
struct UIMenuTests {
  @Test func selectedElementsAreFoundAtAllDepths() {
    let (on, off, deep) = (
      UIAction(title: "On", state: .on) { _ in }, UIAction(title: "Off") { _ in },
      UIAction(title: "Deep", state: .on) { _ in }
    )
    let menu = UIMenu(title: "Sort", children: [off, UIMenu(children: [deep]), on])
    #expect(menu.selectedElements.map(\.title) == ["Deep", "On"])
    let replaced = menu.replacingChildren([off])
    #expect(replaced.title == "Sort" && replaced.children == [off] && replaced.selectedElements.isEmpty)
  }

  @Test func disabledActionsAreNotPerformed() {
    var count = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction(attributes: .disabled) { _ in count += 1 }, for: .touchDown)
    button.addAction(UIAction { _ in count += 10 }, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(count == 10)
  }
}
