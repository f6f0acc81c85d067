import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// A line of an attributed string, for Core Text, whose functions are in another package.
///
/// Typeset as labels typeset their lines, without the indents and the line height of the paragraph. Positions are in
/// points from the start of the baseline.
@_spi(Porting) public struct TextLine {
  public let text: NSAttributedString
  /// The width including white space at the end, in points.
  public let width: CGFloat
  public let ascent: CGFloat
  /// The distance from the baseline to the bottom of the fonts, in points; positive.
  public let descent: CGFloat
  public let leading: CGFloat
  /// The direction of the paragraph.
  public let isRightToLeft: Bool
  /// The grapheme clusters from left to right.
  public let clusters: [Cluster]
  private let style: ParagraphStyle
  private let baseline: CGFloat

  /// Typesets a text on one line. Line breaks in it have no width.
  ///
  /// - Parameter isRightToLeft: The direction of the paragraph; `nil` for that of its style or its first letters.
  public init(_ text: NSAttributedString, isRightToLeft: Bool? = nil) {
    let text = text.withoutLineBreaks
    let own = text.firstAttributes.paragraphStyle?.values.typesetting ?? ParagraphStyle()
    var style = ParagraphStyle(
      direction: own.direction, tabStops: own.tabStops, defaultTabInterval: own.defaultTabInterval)
    if let isRightToLeft { style.direction = isRightToLeft ? .rightToLeft : .leftToRight }
    self.text = text
    self.style = style
    let content = TextContent(runs: text.runs(font: Self.standardFont, colors: nil), lines: 1, style: style)
    let typeset = Typesetter.current.typeset(content.paragraph, width: .infinity)
    let line = text.length > 0 ? typeset.lines.first : nil
    let metrics = line?.fontMetrics
    width = line?.width ?? 0
    ascent = metrics?.ascent ?? 0
    descent = metrics?.descent ?? 0
    leading = (metrics?.leading ?? 0) + (metrics?.externalLeading ?? 0)
    self.isRightToLeft = line?.direction == .rightToLeft
    baseline = line?.baseline ?? 0
    clusters = line.map { line in line.clusters.map { Cluster($0, x: line.x, in: text) } } ?? []
  }

  /// The font of text without a font attribute, as large as that of UIKit.
  static let standardFont = UIFont.systemFont(ofSize: 12)
}

extension TextLine {
  /// The text in a box, for drawing.
  ///
  /// - Parameter contextColor: The color of text that takes the color of the context.
  func node(at origin: CGPoint, contextColor: Color) -> LayoutNode {
    let colors = TextColors(traits: .current, standard: .black)
    var runs = text.runs(font: Self.standardFont, colors: colors)
    for index in runs.indices where usesContextColor[index] { runs[index].color = contextColor }
    let content = TextContent(
      runs: runs, alignment: NSTextAlignment.left.resolved(in: .leftToRight, of: text.string), lines: 1,
      truncation: .clip, style: style)
    // The extra point prevents a line break caused by rounding.
    let frame = CGRect(
      x: origin.x, y: -origin.y - baseline, width: width.rounded(.up) + 1, height: (baseline + descent).rounded(.up))
    return LayoutNode(frame: frame, text: content)
  }

  private var usesContextColor: [Bool] {
    var result: [Bool] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      result.append(attributes[NSAttributedString.Key("CTForegroundColorFromContext")] as? Bool == true)
    }
    return result
  }
}

extension NSAttributedString {
  /// The text with a character without width in place of each code unit of a line break.
  fileprivate var withoutLineBreaks: NSAttributedString {
    let breaks = string.utf16.enumerated().filter { UnicodeScalarBreak.contains($0.element) }.map(\.offset)
    guard !breaks.isEmpty else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    for index in breaks {
      text.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
    return text
  }
}

/// The code units of line breaks (classes BK, CR, LF and NL of UAX #14).
private enum UnicodeScalarBreak {
  static func contains(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
