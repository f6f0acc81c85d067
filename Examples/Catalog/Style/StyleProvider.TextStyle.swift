public import HeadlessUIKit

extension StyleProvider {
  /// The kinds of text that the library has.
  public enum TextStyle: CaseIterable, Sendable {
    /// A sum or a code that is the point of its card.
    case display
    /// The name of a page.
    case largeTitle
    /// The name of a card or a section.
    case title
    /// What is read first in a row.
    case headline
    case body
    case bodyStrong
    /// What stands beside the text, and figures in rows.
    case callout
    case calloutStrong
    case footnote
    case footnoteStrong
    /// The smallest text: tags and captions.
    case caption
    /// The title of a tab, which has no room to grow without end.
    case tab
    /// A code of digits, each in its own box.
    case digit

    public var font: UIFont {
      switch self {
      case .display: fontWith(type: .bold, size: 30)
      case .largeTitle: fontWith(type: .bold, size: 24)
      case .title: fontWith(type: .bold, size: 19)
      case .headline: fontWith(type: .semibold, size: 17)
      case .body: fontWith(type: .regular, size: 16)
      case .bodyStrong: fontWith(type: .semibold, size: 16)
      case .callout: fontWith(type: .medium, size: 14)
      case .calloutStrong: fontWith(type: .bold, size: 14)
      case .footnote: fontWith(type: .medium, size: 13)
      case .footnoteStrong: fontWith(type: .semibold, size: 13)
      case .caption: fontWith(type: .semibold, size: 12)
      case .tab: fontWith(type: .semibold, size: 11, maximum: 15)
      case .digit: fontWith(type: .bold, size: 24, maximum: 30)
      }
    }
  }
}
