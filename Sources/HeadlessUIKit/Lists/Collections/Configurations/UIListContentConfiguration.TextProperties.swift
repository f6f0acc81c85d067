public import Foundation

extension UIListContentConfiguration {
  /// How a text of a row is set.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Where the lines of a text lie.
    public enum TextAlignment: Int, CaseIterable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The case of a text's letters.
    public enum TextTransform: Int, CaseIterable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
  }
}
