public import Foundation

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
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      attributed(
        "accessibilityAttributedLabel",
        (self as? UIView)?.accessibilityLabel ?? (self as? UIAccessibilityElement)?.accessibilityLabel)
    }
    set {
      seldom["accessibilityAttributedLabel"] = newValue
      (self as? UIView)?.accessibilityLabel = newValue?.string
      (self as? UIAccessibilityElement)?.accessibilityLabel = newValue?.string
    }
  }

  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      attributed(
        "accessibilityAttributedValue",
        (self as? UIView)?.accessibilityValue ?? (self as? UIAccessibilityElement)?.accessibilityValue)
    }
    set {
      seldom["accessibilityAttributedValue"] = newValue
      (self as? UIView)?.accessibilityValue = newValue?.string
      (self as? UIAccessibilityElement)?.accessibilityValue = newValue?.string
    }
  }

  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      attributed(
        "accessibilityAttributedHint",
        (self as? UIView)?.accessibilityHint ?? (self as? UIAccessibilityElement)?.accessibilityHint)
    }
    set {
      seldom["accessibilityAttributedHint"] = newValue
      (self as? UIView)?.accessibilityHint = newValue?.string
      (self as? UIAccessibilityElement)?.accessibilityHint = newValue?.string
    }
  }

  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = (newValue ?? []).map(\.string) }
  }

  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { seldom["accessibilityDirectTouchOptions"] ?? [] }
    set { seldom["accessibilityDirectTouchOptions"] = newValue }
  }

  /// Returns the text with attributes that was set, unless the plain text changed since.
  private func attributed(_ name: String, _ plain: String?) -> NSAttributedString? {
    let stored: NSAttributedString? = seldom[name]
    if let stored, stored.string == plain { return stored }
    return plain.map { NSAttributedString(string: $0) }
  }
}
