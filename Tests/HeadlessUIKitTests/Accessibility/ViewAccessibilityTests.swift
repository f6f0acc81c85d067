import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("What views tell assistive technology") struct ViewAccessibilityTests {
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

  private func read(_ view: UIView) -> String {
    view.layoutTree(in: RenderingEnvironment()).accessibilityDump()
  }

  @Test("labels are static text, unless they say otherwise") func labels() {
    let header = label("Live", y: 0)
    header.accessibilityTraits = .header
    let silent = label("decoration", y: 20)
    silent.isAccessibilityElement = false
    #expect(read(screen(header, silent, label("Madrid", y: 40))) == "header \"Live\"\ntext \"Madrid\"\n")
  }

  @Test("a view that is an element speaks for those within") func element() {
    let card = screen(label("1.85", y: 0))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Madrid wins"
    card.accessibilityValue = "1.85"
    card.accessibilityHint = "Adds it to the slip"
    card.accessibilityTraits = [.button, .selected]
    #expect(
      read(screen(card)) == "button \"Madrid wins\" selected value \"1.85\" hint \"Adds it to the slip\"\n")
  }

  @Test("a listed order is kept, and what is not listed is not read") func listed() {
    let (a, b, c) = (label("a", y: 0), label("b", y: 20), label("c", y: 40))
    let screen = screen(a, b, c)
    screen.accessibilityElements = [c, a]
    #expect(read(screen) == "text \"c\"\ntext \"a\"\n")
  }

  @Test("hidden elements are passed over") func hidden() {
    let aside = screen(label("aside", y: 0))
    aside.accessibilityElementsHidden = true
    #expect(read(screen(aside, label("main", y: 60))) == "text \"main\"\n")
  }
}
