public import Foundation

/// How the lines of a paragraph are spaced, indented and broken, in points.
///
/// Names and effects are those of UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The direction of the text; nil where its first strong character decides.
  public var direction: TextDirection?
  public var wrapping: TextWrapping
  /// The height of lines as a multiple of what their fonts ask for; the difference goes above the letters.
  public var lineHeightMultiple: CGFloat
  public var minimumLineHeight: CGFloat
  /// 0 for none.
  public var maximumLineHeight: CGFloat
  /// Between two lines.
  public var lineSpacing: CGFloat
  /// After a line that the text itself ends, apart from the last; added to the line spacing.
  public var paragraphSpacing: CGFloat
  /// Before a line that follows one that the text itself ended.
  public var paragraphSpacingBefore: CGFloat
  /// From the side on which lines begin to the first line of a paragraph.
  public var firstLineIndent: CGFloat
  /// The same for all other lines.
  public var headIndent: CGFloat
  /// Where lines end: from the side on which they begin if positive, from the opposite side if not.
  public var tailIndent: CGFloat
  /// Sorted by location.
  public var tabStops: [TabStop] {
    didSet { tabStops.sort { $0.location < $1.location } }
  }
  /// The distance of the stops after the last of ``tabStops``; 0 for none, where a tab is as wide as a space.
  public var defaultTabInterval: CGFloat

  public static let standardTabInterval: CGFloat = 28

  public init(
    direction: TextDirection? = nil, wrapping: TextWrapping = .word, lineHeightMultiple: CGFloat = 1,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0, firstLineIndent: CGFloat = 0,
    headIndent: CGFloat = 0, tailIndent: CGFloat = 0, tabStops: [TabStop] = [],
    defaultTabInterval: CGFloat = standardTabInterval
  ) {
    self.direction = direction
    self.wrapping = wrapping
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.tabStops = tabStops.sorted { $0.location < $1.location }
    self.defaultTabInterval = defaultTabInterval
  }

  /// The measures of a line of the paragraph.
  func adjusted(_ metrics: LineMetrics) -> LineMetrics {
    let natural = metrics.lineHeight
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    height = max(height, minimumLineHeight)
    guard height != natural else { return metrics }
    var metrics = metrics
    metrics.ascent += height - natural
    return metrics
  }

  /// The indent of a line and the room that it has, in a box of a width.
  func margins(isFirstLine: Bool, width: CGFloat) -> (indent: CGFloat, room: CGFloat) {
    let indent = isFirstLine ? firstLineIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(end - indent, 0))
  }
}

/// Where lines that are too long are broken.
public enum TextWrapping: String, CaseIterable, Codable, Sendable {
  /// Where Unicode Standard Annex #14 allows it; within a word only where a word alone is too long.
  case word
  /// After any character.
  case character
}

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What comes to lie at the stop: the start, the middle or the end of the text up to the next tab.
  public enum Alignment: String, CaseIterable, Codable, Sendable {
    case left, center, right
  }

  /// From the side on which lines begin, in points.
  public var location: CGFloat
  public var alignment: Alignment

  public init(location: CGFloat, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
