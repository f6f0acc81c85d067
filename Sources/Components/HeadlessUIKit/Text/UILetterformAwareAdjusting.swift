public import Foundation

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

  public var preferredVibrancy: UILabelVibrancy {
    get { seldom["preferredVibrancy"] ?? .none }
    set { seldom["preferredVibrancy"] = newValue }
  }

  /// Whether a pointer over a truncated text shows the whole text, on a Mac.
  public var showsExpansionTextWhenTruncated: Bool {
    get { seldom["showsExpansionTextWhenTruncated"] ?? false }
    set { seldom["showsExpansionTextWhenTruncated"] = newValue }
  }

  /// The smallest size to which the text shrinks, in points; the former form of ``minimumScaleFactor``.
  public var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }

  /// The former name of ``allowsDefaultTighteningForTruncation``.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
}
