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

  @Test func contentOfOneLabelIsTheOuterOne() {
    let text = Text("a").accessibilityCustomContent("Year", "2024").accessibilityCustomContent("Length", "2 h")
    #expect(
      elements(text.accessibilityCustomContent("Year", "2025")).first?.accessibilityContent.map(\.value)
        == ["2 h", "2025"])
    let year = AccessibilityCustomContentKey("Year")
    #expect(
      elements(text.accessibilityCustomContent(year, nil)).first?.accessibilityContent.map(\.value) == ["2 h"])
  }

  /// The traits of an element in three states of a view: with what modifiers add, without it, and disabled with it.
  private func traits<Content: View>(_ view: (Int) -> Content) -> [UIAccessibilityTraits] {
    let controller = UIHostingController(rootView: view(0))
    return [0, 1, 2, 1].map { state in
      controller.rootView = view(state)
      _ = controller.layoutTree(in: .init(size: CGSize(width: 200, height: 100)))
      return AccessibilityChanges.elements(in: controller.view).first?.accessibilityTraits ?? []
    }
  }

  @Test func traitsEndWithTheirModifier() {
    let added = traits { Text("a").accessibilityAddTraits($0 == 1 ? [] : .isHeader) }
    #expect(added == [[.staticText, .header], .staticText, [.staticText, .header], .staticText])
    let removed = traits { Text("a").accessibilityRemoveTraits($0 == 1 ? [] : .isStaticText) }
    #expect(removed == [[], .staticText, [], .staticText])
  }

  /// A control sets its traits once, and adds those of its state.
  @Test func controlsKeepTheirOwnTraits() {
    let added = traits { state in
      Button("a") {}.disabled(state == 2).accessibilityAddTraits(state == 1 ? [] : [.isButton, .isHeader])
    }
    #expect(added == [[.button, .header], .button, [.button, .header, .notEnabled], .button])
    let removed = traits { state in
      Button("a") {}.disabled(state == 2).accessibilityRemoveTraits(state == 1 ? [] : .isButton)
    }
    #expect(removed == [[], .button, .notEnabled, .button])
  }

  @Test func outerModifiersDecideAboutTraits() {
    let traits = traits { state in
      Button("a") {}.accessibilityAddTraits(state == 2 ? [] : .isHeader)
        .accessibilityRemoveTraits(state == 1 ? [] : .isHeader)
    }
    #expect(traits == [.button, [.button, .header], .button, [.button, .header]])
    let both = self.traits { state in
      Button("a") {}.accessibilityAddTraits(state == 1 ? [] : .isHeader)
        .accessibilityRemoveTraits(state == 1 ? [] : .isHeader)
    }
    #expect(both == [.button, .button, .button, .button])
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
