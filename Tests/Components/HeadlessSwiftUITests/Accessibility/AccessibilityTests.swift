import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// What VoiceOver reads of views.
@MainActor struct AccessibilityTests {
  private func elements(_ view: some View) -> [UIView] {
    let host = HostingView(view)
    _ = host.layoutTree(in: .init(size: CGSize(width: 200, height: 100)))
    return AccessibilityChanges.elements(in: host)
  }

  @Test func modifiersChangeTheElement() {
    let found = elements(
      Text("a").accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
        .accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText))
    #expect(found.map(\.accessibilityLabel) == ["Label"])
    #expect(found.map(\.accessibilityValue) == ["Value"])
    #expect(found.map(\.accessibilityHint) == ["Hint"])
    #expect(found.first?.accessibilityTraits == .header)
  }

  @Test func whatAModifierAddedEndsWithIt() {
    struct Panel: View {
      var isOpen: Bool
      var body: some View {
        Text("Panel").accessibilityAction(named: isOpen ? "Collapse" : "Expand") {}
          .accessibilityCustomContent("State", isOpen ? "open" : "closed")
      }
    }
    let controller = UIHostingController(rootView: Panel(isOpen: false))
    func element() -> UIView? {
      _ = controller.layoutTree(in: .init(size: CGSize(width: 200, height: 100)))
      return AccessibilityChanges.elements(in: controller.view).first
    }
    #expect(element()?.accessibilityCustomActions?.map(\.name) == ["Expand"])
    controller.rootView = Panel(isOpen: true)
    #expect(element()?.accessibilityCustomActions?.map(\.name) == ["Collapse"])
    #expect(element()?.accessibilityContent.map(\.value) == ["open"])
  }

  @Test func formerModifiersChangeTheElement() {
    let found = elements(
      Text("a").accessibility(label: Text("Label")).accessibility(value: Text("Value")).accessibility(
        hint: Text("Hint")
      )
      .accessibility(addTraits: .isHeader).accessibility(removeTraits: .isStaticText)
      .accessibility(identifier: "id"))
    #expect(found.map(\.accessibilityLabel) == ["Label"])
    #expect(found.map(\.accessibilityValue) == ["Value"])
    #expect(found.map(\.accessibilityHint) == ["Hint"])
    #expect(found.first?.accessibilityTraits == .header)
    #expect(found.first?.accessibilityIdentifier == "id")
    #expect(elements(Text("a").accessibility(hidden: true)).isEmpty)
  }

  @Test func childrenAreCombinedOrIgnored() {
    let column = VStack {
      Text("a")
      Text("b")
    }
    #expect(elements(column).count == 2)
    #expect(elements(column.accessibilityElement(children: .combine)).map(\.accessibilityLabel) == ["a, b"])
    let ignoring = elements(column.accessibilityElement().accessibilityLabel("both"))
    #expect(ignoring.map(\.accessibilityLabel) == ["both"])
    #expect(elements(column.accessibilityHidden(true)).isEmpty)
  }
}
