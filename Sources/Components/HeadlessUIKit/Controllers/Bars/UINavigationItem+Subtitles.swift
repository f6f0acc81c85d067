public import Foundation

// The titles of iOS 26. Texts with attributes are of the class `NSAttributedString`: without Objective-C, `AttributedString`
// has none of UIKit's attributes.

extension UINavigationItem {
  /// The title with attributes, in place of ``title``.
  public var attributedTitle: NSAttributedString? {
    get { seldom["attributedTitle"] }
    set { store("attributedTitle", newValue) }
  }

  /// The text below the title.
  public var subtitle: String? {
    get { seldom["subtitle"] }
    set { store("subtitle", newValue) }
  }

  public var attributedSubtitle: NSAttributedString? {
    get { seldom["attributedSubtitle"] }
    set { store("attributedSubtitle", newValue) }
  }

  /// The view below the title, in place of the text.
  public var subtitleView: UIView? {
    get { seldom["subtitleView"] }
    set { store("subtitleView", newValue) }
  }

  /// The large title; `nil` for the title.
  public var largeTitle: String? {
    get { seldom["largeTitle"] }
    set { store("largeTitle", newValue) }
  }

  /// The text below the large title; `nil` for the subtitle.
  public var largeSubtitle: String? {
    get { seldom["largeSubtitle"] }
    set { store("largeSubtitle", newValue) }
  }

  public var largeAttributedSubtitle: NSAttributedString? {
    get { seldom["largeAttributedSubtitle"] }
    set { store("largeAttributedSubtitle", newValue) }
  }

  /// The view below the large title, in place of the text.
  public var largeSubtitleView: UIView? {
    get { seldom["largeSubtitleView"] }
    set { store("largeSubtitleView", newValue) }
  }

  private func store<Value>(_ name: String, _ value: Value?) {
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
