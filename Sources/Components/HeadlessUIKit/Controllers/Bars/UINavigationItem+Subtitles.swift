import Foundation

// The titles of iOS 26. Texts with attributes are of the class `NSAttributedString`: without Objective-C, `AttributedString`
// has none of UIKit's attributes.

extension UINavigationItem {
  func store<Value>(_ name: String, _ value: Value?) {
    seldom[name] = value
    bar?.itemsDidChange()
    bar?.superview?.setNeedsLayout()
  }

  /// The title without attributes.
  var shownTitle: String? { attributedTitle?.string ?? title }

  /// What is below the title, or below the large one; `nil` for nothing.
  func subtitle(isLarge: Bool) -> Subtitle? {
    let small = Subtitle(view: subtitleView, text: subtitle, attributed: attributedSubtitle)
    guard isLarge else { return small }
    return Subtitle(view: largeSubtitleView, text: largeSubtitle, attributed: largeAttributedSubtitle) ?? small
  }

  /// A view or a text below a title.
  enum Subtitle {
    case view(UIView)
    case attributed(NSAttributedString)
    case text(String)

    init?(view: UIView?, text: String?, attributed: NSAttributedString?) {
      if let view {
        self = .view(view)
      } else if let attributed, attributed.length > 0 {
        self = .attributed(attributed)
      } else if let text, !text.isEmpty {
        self = .text(text)
      } else {
        return nil
      }
    }
  }
}
