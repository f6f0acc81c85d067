public import FirstFrameImaging
public import FirstFrameTypesetting
public import Foundation

/// The text of a node, set within the node's bounds.
public struct TextContent: Hashable, Sendable {
  public var runs: [Run]
  public var alignment: TextAlignment
  public var verticalAlignment: VerticalAlignment
  /// The largest number of lines; 0 for as many as there are.
  public var lines: Int
  public var truncation: TextTruncation
  public var style: ParagraphStyle
  /// How far text may shrink, as a factor, so that it fits on its one line.
  public var minimumScale: CGFloat

  public init(
    runs: [Run], alignment: TextAlignment = .leading, verticalAlignment: VerticalAlignment = .top,
    lines: Int = 1, truncation: TextTruncation = .tail, style: ParagraphStyle = ParagraphStyle(),
    minimumScale: CGFloat = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.lines = lines
    self.truncation = truncation
    self.style = style
    self.minimumScale = minimumScale
  }

  public init(
    string: String, font: Font, color: Color = .black, alignment: TextAlignment = .leading,
    verticalAlignment: VerticalAlignment = .top, lines: Int = 1, truncation: TextTruncation = .tail,
    style: ParagraphStyle = ParagraphStyle(), minimumScale: CGFloat = 1
  ) {
    self.init(
      runs: [Run(string: string, font: font, color: color)], alignment: alignment,
      verticalAlignment: verticalAlignment, lines: lines, truncation: truncation, style: style,
      minimumScale: minimumScale)
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.string).joined() }

  /// What the typesetter needs to know: everything but colour.
  public var paragraph: Paragraph {
    Paragraph(
      runs: runs.map(\.textRun), alignment: alignment, maximumLines: lines, truncation: truncation, style: style,
      minimumScale: minimumScale)
  }
}
