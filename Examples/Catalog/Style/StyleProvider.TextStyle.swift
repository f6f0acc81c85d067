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
