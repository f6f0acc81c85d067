public import Foundation

/// Text to be set, in as many fonts as it has runs.
public struct Paragraph: Hashable, Sendable {
  public var runs: [TextRun]
  public var alignment: TextAlignment
  /// 0 for as many as there are.
  public var maximumLines: Int
  public var truncation: TextTruncation
  public var style: ParagraphStyle
  /// How far text may shrink, as a factor, so that one line fits; counts where the most lines are one.
  public var minimumScale: CGFloat

  public init(
    runs: [TextRun], alignment: TextAlignment = .leading, maximumLines: Int = 0,
    truncation: TextTruncation = .tail, style: ParagraphStyle = ParagraphStyle(), minimumScale: CGFloat = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.style = style
    self.minimumScale = minimumScale
  }

  /// Fewer than all: what tells most paragraphs apart. Equality looks at everything.
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
    hasher.combine(maximumLines)
  }

  func scaled(by scale: CGFloat) -> Paragraph {
    var paragraph = self
    paragraph.runs = runs.map { $0.scaled(by: scale) }
    return paragraph
  }
}
