import Foundation

/// A view whose size can make room for letters that extend beyond their lines.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: AnyObject {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// How the size of a text is measured. Texts here always have their typographic size.
public enum UILetterformAwareSizingRule: Int, CaseIterable, Sendable {
  case typographic = 0
  case oversize = 1
}

/// Whether a label on a blurred background blends with it. Labels do not.
public enum UILabelVibrancy: Int, CaseIterable, Sendable {
  case none = 0
  case automatic = 1
}

/// A view with a field that a user can dictate to by looking at it.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: AnyObject {
  var isLookToDictateEnabled: Bool { get set }
}

extension UILabel: UILetterformAwareAdjusting {
  public var sizingRule: UILetterformAwareSizingRule {
    get { seldom["sizingRule"] ?? .typographic }
    set { seldom["sizingRule"] = newValue }
  }
}
