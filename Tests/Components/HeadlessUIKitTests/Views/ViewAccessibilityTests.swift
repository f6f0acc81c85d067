import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ViewAccessibilityTests {
  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
    label.text = text
    return label
  }

  private func screen(_ views: UIView...) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { screen.addSubview(view) }
    return screen
  }

  private func dump(_ view: UIView) -> String {
    view.layoutTree(in: RenderingEnvironment()).accessibilityDump()
  }

  @Test func labelsAreStaticTextUnlessSetOtherwise() {
    let header = label("Live", y: 0)
    header.accessibilityTraits = .header
    let silent = label("decoration", y: 20)
    silent.isAccessibilityElement = false
    #expect(dump(screen(header, silent, label("Madrid", y: 40))) == "Live, Heading\nMadrid\n")
  }

  @Test func anAccessibilityElementReplacesItsSubviews() {
    let card = screen(label("1.85", y: 0))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Madrid wins"
    card.accessibilityValue = "1.85"
    card.accessibilityHint = "Adds it to the slip"
    card.accessibilityTraits = [.button, .selected]
    #expect(
      dump(screen(card)) == "Selected, Madrid wins, 1.85, Button. Adds it to the slip.\n")
  }

  @Test func listedElementsAreReadInOrderAndOthersAreNotRead() {
    let (a, b, c) = (label("a", y: 0), label("b", y: 20), label("c", y: 40))
    let screen = screen(a, b, c)
    screen.accessibilityElements = [c, a]
    #expect(dump(screen) == "c\na\n")
  }

  @Test func hiddenElementsAreNotRead() {
    let aside = screen(label("aside", y: 0))
    aside.accessibilityElementsHidden = true
    #expect(dump(screen(aside, label("main", y: 60))) == "main\n")
  }
}
