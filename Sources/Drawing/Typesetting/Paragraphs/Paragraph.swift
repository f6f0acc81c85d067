package import Foundation

/// A text to typeset: runs in different fonts, with a style.
package struct Paragraph: Hashable, Sendable {
  package var runs: [TextRun]
  package var alignment: TextAlignment
  /// The largest number of lines; 0 for no limit.
  package var maximumLines: Int
  package var truncation: TextTruncation
  package var style: ParagraphStyle
  /// The smallest factor by which fonts may shrink so that a single line fits the width, or several lines the box.
  package var minimumScale: CGFloat
  /// The vertical position of text that shrank to fit.
  package var baselineAdjustment = BaselineAdjustment.alignCenters

  package init(
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

  /// Hashes only the properties that distinguish most paragraphs, for speed.
  package func hash(into hasher: inout Hasher) {
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

/// The horizontal alignment of the lines of a paragraph.
public enum TextAlignment: String, CaseIterable, Codable, Sendable {
  /// `leading` and `trailing` depend on the direction of the paragraph.
  case leading, center, trailing
  /// Lines are aligned to both sides by widening spaces. The last line of a paragraph is aligned to the leading edge.
  case justified
  case left, right
}

/// The treatment of text that does not fit.
public enum TextTruncation: String, CaseIterable, Codable, Sendable {
  /// An ellipsis replaces the start, the middle or the end of the last line.
  case head, middle, tail
  /// The last line continues beyond the edge.
  case clip
  /// Lines that do not fit are omitted, without an ellipsis.
  case omit
}

/// A run of text in one font, or an attachment.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: Font
  /// The additional space after each grapheme cluster, in points.
  package var kern: CGFloat
  /// Whether the font's kerning of pairs applies.
  package var hasPairKerning = true
  /// The space that the font adds between the line and the next one, in points.
  package var leading: CGFloat = 0
  /// The distance by which the run is raised, in points.
  package var baselineOffset: CGFloat
  /// The size of the attachment that the caller draws in place of each character, in points; `nil` for text.
  package var attachment: CGSize?
  /// The language as a BCP 47 tag; `nil` if unknown.
  package var language: String?

  package init(
    string: String, font: Font, kern: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: CGSize? = nil,
    language: String? = nil
  ) {
    self.string = string
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.language = language
  }

  /// Returns a run with one attachment. The bottom of the attachment is `baselineOffset` points above the baseline.
  package static func attachment(_ size: CGSize, font: Font, baselineOffset: CGFloat = 0) -> TextRun {
    TextRun(string: "\u{FFFC}", font: font, baselineOffset: baselineOffset, attachment: size)
  }

  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font.size *= scale
    run.kern *= scale
    run.leading *= scale
    run.baselineOffset *= scale
    run.attachment = attachment.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    return run
  }
}
