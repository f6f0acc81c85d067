import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Behavior that many components rely on.
@MainActor struct CommonBehaviorTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 100, height: 44))

  @Test func aSelectedCellWithoutSelectionStyleLooksUnselected() {
    func description(_ style: UITableViewCell.SelectionStyle, isSelected: Bool) -> String {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = style
      cell.isSelected = isSelected
      var node = cell.layoutTree(in: environment)
      node.accessibility = nil
      return String(describing: node)
    }
    #expect(description(.none, isSelected: true) == description(.none, isSelected: false))
    #expect(description(.default, isSelected: true) != description(.default, isSelected: false))
  }

  @Test func theScreenHasTheScaleOfTheEnvironment() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIScreen.main.scale == 3)
      #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * 3)
    }
  }

  @Test func accessibilityTraitsAreASet() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityTraits.insert(.button)
    let both: UIAccessibilityTraits = [.button, .selected]
    view.accessibilityTraits.formUnion(.selected)
    #expect(view.accessibilityTraits == both)
    #expect(view.layoutTree(in: environment).accessibility?.traits.count == 2)
  }

  @Test func lightGrayIsTwoThirdsWhite() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.lightGray.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - 2.0 / 3) < 0.01)
    #expect(red == green)
    #expect(green == blue)
    #expect(alpha == 1)
  }

  @Test func eventsGoUpTheResponderChain() {
    let (window, controller, view) = (UIWindow(), UIViewController(), UIView())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let next = responder?.next {
      chain.append(next)
      responder = next
    }
    let expected: [UIResponder] = [controller.viewIfLoaded, controller, window, UIApplication.shared].compactMap { $0 }
    #expect(chain == expected)
  }

  @Test func aFieldStoresItsKeyboardSettings() {
    func configure(_ input: any UITextInput) {
      input.keyboardType = .decimalPad
      input.returnKeyType = .done
      input.enablesReturnKeyAutomatically = true
    }
    let (field, view) = (UITextField(), UITextView())
    configure(field)
    configure(view)
    #expect(field.keyboardType == .decimalPad)
    #expect(field.returnKeyType == .done)
    #expect(field.enablesReturnKeyAutomatically)
    #expect(view.keyboardType == .decimalPad)
    #expect(view.returnKeyType == .done)
  }

  @Test func aResizedFontHasTheSameWeight() {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(font.withSize(20) == .systemFont(ofSize: 20, weight: .bold))
  }

  @Test func aLongPressIsReportedFromItsBeginning() {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer()
    press.addTarget(view) { (_: UIView) in { (press: UILongPressGestureRecognizer) in states.append(press.state) } }
    view.addGestureRecognizer(press)
    for state in [UIGestureRecognizer.State.began, .changed, .ended] { press.state = state }
    #expect(states == [.began, .changed, .ended])
    #expect(press.minimumPressDuration == 0.5)
  }

  @Test func anAnimationFromTheCurrentStateSetsItsEndValue() {
    let view = UIView()
    UIView.animate(withDuration: 1, delay: 1, options: [.beginFromCurrentState, .curveEaseOut]) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test func scrollIndicatorsAreNotDrawn() {
    func tree(_ shows: Bool) -> LayoutNode {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      scroll.contentSize.height = 400
      scroll.showsVerticalScrollIndicator = shows
      return scroll.layoutTree(in: environment)
    }
    #expect(tree(true) == tree(false))
  }
}
