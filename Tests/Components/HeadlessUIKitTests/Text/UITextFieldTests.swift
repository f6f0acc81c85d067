import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func text(of node: LayoutNode) -> [String] {
    (node.text.map { [$0.string] } ?? []) + node.children.flatMap(text)
  }

  @Test func textReplacesThePlaceholder() {
    field.placeholder = "Name"
    #expect(text(of: field.layoutTree(in: RenderingEnvironment())) == ["Name"])
    field.text = "Ada"
    #expect(text(of: field.layoutTree(in: RenderingEnvironment())) == ["Ada"])
    field.isSecureTextEntry = true
    #expect(text(of: field.layoutTree(in: RenderingEnvironment())) == ["●●●"])
    #expect(field.accessibilityValue == "•••")
    #expect(field.text == "Ada")
    field.text = nil
    #expect(field.text == "")
  }

  @Test(arguments: [
    (UITextField.BorderStyle.none, CGRect(x: 0, y: 0, width: 200, height: 34)),
    (.line, CGRect(x: 2, y: 2, width: 196, height: 30)),
    (.bezel, CGRect(x: 7, y: 2, width: 186, height: 30)),
    (.roundedRect, CGRect(x: 7, y: 2, width: 186, height: 30)),
  ])
  func textIsInsideTheBorder(_ style: UITextField.BorderStyle, _ rect: CGRect) {
    field.borderStyle = style
    #expect(field.textRect(forBounds: field.bounds) == rect)
    #expect(field.editingRect(forBounds: field.bounds) == rect)
  }

  /// Widths and heights as measured on UIKit: 28 points beside the text with a rounded border, and 5 for an empty field.
  @Test func sizesOfFields() {
    field.text = "Ada"
    let text = field.textLabel.intrinsicContentSize.width.rounded(.up)
    let height = ((field.textLabel.font.lineHeight + 1.5) * 2).rounded(.up) / 2
    #expect(field.intrinsicContentSize == CGSize(width: text, height: height))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: text + 28, height: 34))
    field.text = ""
    #expect(field.intrinsicContentSize.width == 33)
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width == field.placeholderLabel.intrinsicContentSize.width + 28)
  }

  @Test(arguments: [(UITextField.BorderStyle.line, 4.0), (.bezel, 14)])
  func squareBordersAddTheirInsets(_ style: UITextField.BorderStyle, _ width: CGFloat) {
    field.text = "Ada"
    let bare = field.intrinsicContentSize
    field.borderStyle = style
    #expect(field.intrinsicContentSize == CGSize(width: bare.width + width, height: bare.height + 4))
  }

  @Test(
    arguments: [
      (UITextField.BorderStyle.none, []), (.line, [0.5]), (.bezel, [1, 1]), (.roundedRect, [0.5]),
    ] as [(UITextField.BorderStyle, [CGFloat])])
  func widthsOfBorders(_ style: UITextField.BorderStyle, _ widths: [CGFloat]) {
    field.borderStyle = style
    let node = field.layoutTree(in: RenderingEnvironment(size: field.bounds.size, scale: 2))
    #expect(node.children.compactMap { $0.border?.width } == widths)
  }

  /// Dots are 0.62 times the font size apart, whatever the characters are.
  @Test(arguments: [(10.0, 6.2), (20, 12.4), (50, 31)])
  func dotsScaleWithTheFont(_ size: CGFloat, _ distance: CGFloat) {
    (field.text, field.isSecureTextEntry, field.font) = ("i👍🏽W", true, .systemFont(ofSize: size))
    field.layoutIfNeeded()
    let carets = PlainText(field.text ?? "").boundaries.map { field.caretRect(for: UITextPosition($0)).minX }
    #expect(carets.count == 4)
    for (index, caret) in carets.enumerated() { #expect(abs(caret - CGFloat(index) * distance) < 0.01) }
  }

  @Test func theCaretIsAfterTheTextInBothDirections() {
    for isSecure in [false, true] {
      (field.text, field.isSecureTextEntry) = ("Ada", isSecure)
      field.semanticContentAttribute = .forceLeftToRight
      field.layoutIfNeeded()
      let end = field.caretRect(for: field.endOfDocument).minX
      #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
      #expect(end > 20)
    }
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 200) < 0.01)
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - (200 - 3 * 0.62 * 17)) < 0.01)
    field.text = nil
    #expect(field.caretRect(for: field.endOfDocument).minX == 200)
  }

  /// Measured on iOS: the placeholder of a field of 22 points is 1 point from the top, one line high.
  @Test func thePlaceholderIsALineInTheMiddle() {
    field.placeholder = "Name"
    field.frame.size.height = 22
    field.layoutIfNeeded()
    #expect(field.placeholderLabel.frame.minY == 1)
    #expect(field.placeholderLabel.frame.height == field.placeholderLabel.intrinsicContentSize.height)
  }

  @Test func visibleSideViewsReduceTheTextRect() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightView?.superview == nil)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(field.rightView?.superview === field)
    #expect(field.rightView?.frame == CGRect(x: 190, y: 7, width: 10, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 160, height: 34))
    field.resignFirstResponder()
  }

  @Test func subclassesCanMoveTheText() {
    let padded = PaddedField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    padded.text = "x"
    let node = padded.layoutTree(in: RenderingEnvironment())
    #expect(node.children.first { $0.text?.string == "x" }?.frame == CGRect(x: 16, y: 0, width: 68, height: 40))
  }

  @Test func editingEventsAreInUIKitsOrder() {
    let log = FieldLog()
    field.delegate = log
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
    ] {
      field.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("5")
    field.deleteBackward()
    field.text = "set"
    field.resignFirstResponder()
    #expect(
      log.events == [
        "should begin", "did begin", "began", "0 a", "changed", "1 5", "0 ", "changed", "did end", "ended",
      ])
  }

  @Test func onlyOneFieldIsFirstResponder() {
    let other = UITextField()
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    #expect(other.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(!field.isEditing)
    other.resignFirstResponder()
    #expect(!other.isFirstResponder)
  }

  @Test func theClearButtonClears() {
    field.clearButtonMode = .always
    field.text = "Ada"
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).width == 176)
    let button = field.hitTest(CGPoint(x: 185, y: 17), with: nil) as? UIButton
    button?.sendActions(for: .touchUpInside)
    #expect(button != nil)
    #expect(field.text == "")
  }
}

/// Records the delegate calls of a field and rejects the digit 5.
final class FieldLog: UITextFieldDelegate {
  var events: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    events.append("should begin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("did begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("did end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    events.append("\(range.location) \(string)")
    return string != "5"
  }
}

/// A field with a padding of 16 points at its sides.
final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
}
