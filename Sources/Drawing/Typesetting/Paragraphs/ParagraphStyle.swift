public import Foundation

/// The spacing, indentation and line breaking of a paragraph. Distances are in points.
///
/// The properties correspond to the properties of UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The direction of the text; `nil` to derive it from the first strong character.
  public var direction: TextDirection?
  public var wrapping: TextWrapping
  /// The height of lines as a multiple of their natural height. The difference is added above the text.
  public var lineHeightMultiple: CGFloat
  public var minimumLineHeight: CGFloat
  /// The largest height of a line; 0 for no limit.
  public var maximumLineHeight: CGFloat
  /// The space between two lines.
  public var lineSpacing: CGFloat
  /// The space after each paragraph but the last, in addition to the line spacing.
  public var paragraphSpacing: CGFloat
  /// The space before each paragraph but the first, in addition to the line spacing.
  public var paragraphSpacingBefore: CGFloat
  /// The distance from the leading edge to the first line of a paragraph.
  public var firstLineIndent: CGFloat
  /// The distance from the leading edge to all other lines.
  public var headIndent: CGFloat
  /// The end of lines: if positive, the distance from the leading edge; otherwise, the offset from the trailing edge.
  public var tailIndent: CGFloat
  /// The tab stops, sorted by location.
  public var tabStops: [TabStop] {
    didSet { tabStops.sort { $0.location < $1.location } }
  }
  /// The distance between the stops after the last of ``tabStops``; if 0, a tab there is as wide as a space.
  public var defaultTabInterval: CGFloat

  /// Whether the last line gets a second word, from the line before, if it would have only one.
  package var avoidsLoneWord = false
  /// Whether lines do not break between the Hangul characters of a word.
  package var keepsHangulWords = false
  /// Whether letters move closer together, up to a limit, before a line is truncated with an ellipsis.
  package var tightensBeforeTruncation = false

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

  /// Returns the metrics of a line with the line height settings applied.
  func adjusted(_ metrics: LineMetrics) -> LineMetrics {
    let height = adjusted(height: metrics.lineHeight)
    var adjusted = metrics
    adjusted.ascent += height - metrics.lineHeight
    // The settings apply to the distance between baselines, of which the external leading is a part.
    adjusted.externalLeading = self.adjusted(height: metrics.lineHeight + metrics.externalLeading) - height
    return adjusted
  }

  private func adjusted(height natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// Returns the indent and the available width of a line in a box, in points.
  func margins(isFirstLine: Bool, width: CGFloat) -> (indent: CGFloat, room: CGFloat) {
    let indent = isFirstLine ? firstLineIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(end - indent, 0))
  }
}

/// The places where lines that are too long may be broken.
public enum TextWrapping: String, CaseIterable, Codable, Sendable {
  /// The opportunities of Unicode Standard Annex #14, and within words that are longer than a line.
  case word
  /// After any character.
  case character
}

/// A tab stop.
public struct TabStop: Hashable, Sendable {
  /// The part of the text up to the next tab that is aligned with the stop: its start, its middle or its end.
  public enum Alignment: String, CaseIterable, Codable, Sendable {
    case left, center, right
  }

  /// The distance from the leading edge, in points.
  public var location: CGFloat
  public var alignment: Alignment

  public init(location: CGFloat, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
