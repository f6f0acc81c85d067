import Foundation
public import HeadlessUIKit

extension StyleProvider {
  /// The library's text styles.
  public enum TextStyle: CaseIterable, Sendable {
    /// A sum or a code that is the main content of its card.
    case display
    /// The title of a page.
    case largeTitle
    /// The title of a card or a section.
    case title
    /// The main text of a row.
    case headline
    case body
    case bodyStrong
    /// Secondary text, and figures in rows.
    case callout
    case calloutStrong
    case footnote
    case footnoteStrong
    /// The smallest text: tags and captions.
    case caption
    /// The title of a tab. Its size is limited because tabs have little space.
    case tab
    /// A digit of a code, in its own box.
    case digit

    public var font: UIFont {
      maximumSize.map { StyleProvider.fontWith(type: type, size: size, maximum: $0) }
        ?? StyleProvider.fontWith(type: type, size: size)
    }

    var type: FontType {
      switch self {
      case .display, .largeTitle, .title, .calloutStrong, .digit: .bold
      case .headline, .bodyStrong, .footnoteStrong, .caption, .tab: .semibold
      case .body: .regular
      case .callout, .footnote: .medium
      }
    }

    /// The size at the default content size, in points.
    var size: CGFloat {
      switch self {
      case .display: 30
      case .largeTitle, .digit: 24
      case .title: 19
      case .headline: 17
      case .body, .bodyStrong: 16
      case .callout, .calloutStrong: 14
      case .footnote, .footnoteStrong: 13
      case .caption: 12
      case .tab: 11
      }
    }

    /// The greatest size, in points; `nil` for no limit.
    var maximumSize: CGFloat? {
      switch self {
      case .tab: 15
      case .digit: 30
      default: nil
      }
    }
  }
}
