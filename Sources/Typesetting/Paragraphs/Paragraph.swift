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

/// Which side the lines of a paragraph line up at.
public enum TextAlignment: String, CaseIterable, Codable, Sendable {
  /// The side on which the paragraph's direction begins, and the one on which it ends.
  case leading, center, trailing
  /// Both sides: spaces are widened. The last line of a paragraph stays as it is.
  case justified
  case left, right
}

/// What happens to text that does not fit: which part gives way to an ellipsis, or that it is cut.
public enum TextTruncation: String, CaseIterable, Codable, Sendable {
  case head, middle, tail
  /// The last line goes on beyond the edge.
  case clip
  /// Lines that do not fit are left out, and the last one ends where it was broken.
  case omit
}

/// A stretch of text in one font, or room for a picture.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: Font
  /// Extra distance after every character, in points.
  public var kern: CGFloat
  /// How far the run is raised, in points.
  public var baselineOffset: CGFloat
  /// The size of what is drawn by others in the place of every character, in points; nil for text.
  public var attachment: CGSize?
  /// A BCP 47 tag; nil for none.
  public var language: String?

  public init(
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

  /// Room for a picture that stands on the baseline, or above it by the offset.
  public static func attachment(_ size: CGSize, font: Font, baselineOffset: CGFloat = 0) -> TextRun {
    TextRun(string: "\u{FFFC}", font: font, baselineOffset: baselineOffset, attachment: size)
  }

  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font.size *= scale
    run.kern *= scale
    run.baselineOffset *= scale
    run.attachment = attachment.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    return run
  }
}
