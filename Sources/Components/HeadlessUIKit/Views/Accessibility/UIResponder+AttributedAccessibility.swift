import Foundation

/// How touches reach an element directly, while a screen reader runs.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Descriptions with attributes, such as how they are spoken. They share their texts with the plain ones.
extension UIResponder {
  /// Returns the text with attributes that was set, unless the plain text changed since.
  func attributed(_ text: DescribingText) -> NSAttributedString? {
    let plain = self[text]
    let stored: NSAttributedString? = seldom[text.name]
    if let stored, stored.string == plain { return stored }
    return plain.map { NSAttributedString(string: $0) }
  }

  /// The texts that were set with attributes. Only those can be spoken in a way of their own.
  var textsWithAttributes: [NSAttributedString] {
    [DescribingText.label, .value, .hint].compactMap { text in
      guard let stored: NSAttributedString = seldom[text.name], stored.string == self[text] else { return nil }
      return stored
    }
  }

  func setAttributed(_ text: DescribingText, to value: NSAttributedString?) {
    seldom[text.name] = value
    self[text] = value?.string
  }

  /// The plain text, which views and elements declare themselves.
  private subscript(text: DescribingText) -> String? {
    get {
      if let view = self as? UIView { return view[keyPath: text.view] }
      if let element = self as? UIAccessibilityElement { return element[keyPath: text.element] }
      return self[keyPath: text.other]
    }
    set {
      if let view = self as? UIView {
        view[keyPath: text.view] = newValue
      } else if let element = self as? UIAccessibilityElement {
        element[keyPath: text.element] = newValue
      } else {
        self[keyPath: text.other] = newValue
      }
    }
  }
}

/// A text that describes a responder for assistive technology.
@MainActor
struct DescribingText {
  let name: String
  let view: ReferenceWritableKeyPath<UIView, String?>
  let element: ReferenceWritableKeyPath<UIAccessibilityElement, String?>
  let other: ReferenceWritableKeyPath<UIResponder, String?>

  static var label: DescribingText {
    DescribingText(
      name: "accessibilityAttributedLabel", view: \.accessibilityLabel, element: \.accessibilityLabel,
      other: \.accessibilityLabel)
  }

  static var value: DescribingText {
    DescribingText(
      name: "accessibilityAttributedValue", view: \.accessibilityValue, element: \.accessibilityValue,
      other: \.accessibilityValue)
  }

  static var hint: DescribingText {
    DescribingText(
      name: "accessibilityAttributedHint", view: \.accessibilityHint, element: \.accessibilityHint,
      other: \.accessibilityHint)
  }
}
