public import FirstFrameImaging
public import FirstFrameTypesetting
public import Foundation

extension TextContent {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: Font
    public var color: Color
    /// The colour behind the text, as high as its line; nil for none.
    public var background: Color?
    public var underline: Bool
    public var strikethrough: Bool
    /// Extra distance after every character, in points.
    public var kern: CGFloat
    /// How far the run is raised, in points.
    public var baselineOffset: CGFloat
    /// The room for a picture in the place of every character, in points; nil for text.
    public var attachment: CGSize?
    /// A BCP 47 tag; nil for none.
    public var language: String?

    public init(
      string: String, font: Font, color: Color = .black, background: Color? = nil, underline: Bool = false,
      strikethrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: CGSize? = nil,
      language: String? = nil
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.background = background
      self.underline = underline
      self.strikethrough = strikethrough
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.attachment = attachment
      self.language = language
    }

    /// What the typesetter needs to know.
    var textRun: TextRun {
      TextRun(
        string: string, font: font, kern: kern, baselineOffset: baselineOffset, attachment: attachment,
        language: language)
    }
  }
}
