public import Foundation

/// Information about an element that assistive technology reads on request.
// `@unchecked Sendable`: it is made and read on the main actor, as elements are.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// Whether content is read together with the element.
  public enum Importance: UInt, Sendable {
    case `default` = 0
    case high = 1
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  /// Content of high importance is read with the element.
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
    super.init()
  }
}

/// An element with custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
