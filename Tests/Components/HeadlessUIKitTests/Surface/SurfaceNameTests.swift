import Foundation
import HeadlessUIKit
import Testing

/// Names that UIKit packages use, as they are written there. They compile, and have the values of a new object.
@MainActor @Suite struct SurfaceNameTests {
  /// Subclasses inherit the convenience initializers of UIKit's classes if they override the designated ones.
  private final class Button: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class TextView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Element: UIView {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .down }
    override var accessibilityActivationPoint: CGPoint {
      get { CGPoint(x: 1, y: 2) }
      set {}
    }
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  @Test func subclassesInheritInitializers() {
    #expect(Button(type: .system).buttonType == .system)
    #expect(TextView(frame: .zero).text.isEmpty)
    #expect(TextView().text.isEmpty)
    #expect(UIVisualEffectView().effect == nil)
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func membersCanBeOverridden() {
    let element = Element()
    #expect(element.accessibilityScroll(.down))
    #expect(element.accessibilityActivationPoint.y == 2)
    #expect(element.canBecomeFocused)
    #expect(Element.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
  }

  @Test func namesHaveTheirValues() {
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 4)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).damping == 10)
    #expect(UIScrollView().decelerationRate == .normal)
    #expect(UITextField().keyboardAppearance == .default)
    #expect(UIView().layer.presentation() != nil)
    #expect(UITapGestureRecognizer().location(ofTouch: 0, in: nil) == .zero)
    #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 0x29)
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0)
    #expect(UITextContentType.flightNumber.rawValue == "flight-number")
    let window = UIWindow()
    window.windowScene = nil
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    #expect(
      (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.statusBarManager?.isStatusBarHidden == false)
    let rotor = UIAccessibilityCustomRotor(name: "Links") { _ in nil }
    window.accessibilityCustomRotors = [rotor]
    #expect(window.accessibilityCustomRotors?.first?.name == "Links")
  }
}
