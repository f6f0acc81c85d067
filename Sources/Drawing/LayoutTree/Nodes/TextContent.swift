public import FirstFrameImaging
public import FirstFrameTypesetting
public import Foundation

/// The text of a node, laid out within the node's bounds.
public struct TextContent: Hashable, Sendable {
  public var runs: [Run]
  public var alignment: TextAlignment
  public var verticalAlignment: VerticalAlignment
  /// The largest number of lines; 0 for no limit.
  public var lines: Int
  public var truncation: TextTruncation
  public var style: ParagraphStyle
  /// The smallest factor by which text may shrink to fit on one line.
  public var minimumScale: CGFloat
  /// The vertical position of text that shrank.
  package var baselineAdjustment = BaselineAdjustment.alignCenters

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

  /// The text for the typesetter, without colors.
  package var paragraph: Paragraph {
    var paragraph = Paragraph(
      runs: runs.map(\.textRun), alignment: alignment, maximumLines: lines, truncation: truncation, style: style,
      minimumScale: minimumScale)
    paragraph.baselineAdjustment = baselineAdjustment
    return paragraph
  }

  /// A range of text in one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: Font
    public var color: Color
    /// The color behind the text, which has the height of the line; `nil` for none.
    public var background: Color?
    public var underline: Bool
    public var strikethrough: Bool
    /// The color of the underline; `nil` for the color of the text.
    package var underlineColor: Color?
    /// The color of the line through the text; `nil` for the color of the text.
    package var strikethroughColor: Color?
    /// The additional space after every character, in points.
    public var kern: CGFloat
    /// Whether the font's kerning of pairs applies.
    package var hasPairKerning = true
    /// The space that the font adds between the line and the next one, in points.
    package var leading: CGFloat = 0
    /// The distance by which the run is raised, in points.
    public var baselineOffset: CGFloat
    /// The size of a picture in place of every character, in points; `nil` for text.
    public var attachment: CGSize?
    /// The language as a BCP 47 tag; `nil` if unknown.
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

    /// The run for the typesetter.
    var textRun: TextRun {
      var run = TextRun(
        string: string, font: font, kern: kern, baselineOffset: baselineOffset, attachment: attachment,
        language: language)
      run.hasPairKerning = hasPairKerning
      run.leading = leading
      return run
    }
  }
}

/// The vertical position of lines of text in a box that is taller than the lines.
public enum VerticalAlignment: String, CaseIterable, Codable, Sendable {
  case top, center, bottom
}

extension TextContent: Codable {
  private static let layoutKeys = [
    "alignment", "verticalAlignment", "lines", "truncation", "minimumScale", "baselineAdjustment",
  ]

  public init(from decoder: any Decoder) throws {
    let keys = ["runs"] + Run.keys + Self.layoutKeys + ParagraphStyle.keys
    let object = try SceneObject(decoder, keys: keys)
    if object.contains("runs"), let extra = Run.keys.first(where: object.contains) {
      throw object.invalid(extra, expected: "either \"runs\" or the keys of a single run", found: "both")
    }
    self.init(
      runs: object.contains("runs") ? try object.required("runs") : [try Run(object)],
      alignment: try object.name("alignment", or: .leading),
      verticalAlignment: try object.name("verticalAlignment", or: .top),
      lines: Int(try object.number("lines", in: 0...SceneLimits.lines, or: 1)),
      truncation: try object.name("truncation", or: .tail),
      style: try ParagraphStyle(object),
      minimumScale: try object.number("minimumScale", in: SceneLimits.scales, or: 1))
    baselineAdjustment = try object.name("baselineAdjustment", or: .alignCenters)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    if runs.count == 1 {
      try runs[0].encode(to: &container)
    } else {
      try container.encode(runs, forKey: SceneKey("runs"))
    }
    try container.encodeIfPresent(alignment == .leading ? nil : alignment, forKey: SceneKey("alignment"))
    try container.encodeIfPresent(
      verticalAlignment == .top ? nil : verticalAlignment, forKey: SceneKey("verticalAlignment"))
    try container.encodeIfPresent(lines == 1 ? nil : lines, forKey: SceneKey("lines"))
    try container.encodeIfPresent(truncation == .tail ? nil : truncation, forKey: SceneKey("truncation"))
    try container.encodeIfPresent(minimumScale == 1 ? nil : Double(minimumScale), forKey: SceneKey("minimumScale"))
    try container.encodeIfPresent(
      baselineAdjustment == .alignCenters ? nil : baselineAdjustment, forKey: SceneKey("baselineAdjustment"))
    try style.encode(to: &container)
  }
}

extension TextContent.Run: Codable {
  static let keys = [
    "string", "font", "color", "background", "underline", "strikethrough", "underlineColor", "strikethroughColor",
    "kern", "pairKerning", "leading", "baselineOffset", "attachment", "language",
  ]

  public init(from decoder: any Decoder) throws {
    try self.init(SceneObject(decoder, keys: Self.keys))
  }

  init(_ object: SceneObject) throws {
    let allowed = -SceneLimits.fontSize...SceneLimits.fontSize
    let attachment = try object.numbers("attachment", count: 2, meaning: "[width, height]")
    for length in attachment ?? [] { try object.check(length, in: 0...SceneLimits.length, "attachment") }
    self.init(
      string: attachment == nil ? try object.required("string") : try object.optional("string") ?? "\u{FFFC}",
      font: try object.optional("font") ?? Font(size: 17),
      color: try object.optional("color") ?? .black,
      background: try object.optional("background"),
      underline: try object.optional("underline") ?? false,
      strikethrough: try object.optional("strikethrough") ?? false,
      kern: try object.number("kern", in: allowed, or: 0),
      baselineOffset: try object.number("baselineOffset", in: allowed, or: 0),
      attachment: attachment.map { CGSize(width: $0[0], height: $0[1]) },
      language: try object.optional("language"))
    underlineColor = try object.optional("underlineColor")
    strikethroughColor = try object.optional("strikethroughColor")
    hasPairKerning = try object.optional("pairKerning") ?? true
    leading = try object.number("leading", in: 0...SceneLimits.fontSize, or: 0)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try encode(to: &container)
  }

  func encode(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    try container.encode(string, forKey: SceneKey("string"))
    try container.encode(font, forKey: SceneKey("font"))
    try container.encode(color, forKey: SceneKey("color"))
    try container.encodeIfPresent(background, forKey: SceneKey("background"))
    try container.encodeIfPresent(underline ? true : nil, forKey: SceneKey("underline"))
    try container.encodeIfPresent(strikethrough ? true : nil, forKey: SceneKey("strikethrough"))
    try container.encodeIfPresent(underlineColor, forKey: SceneKey("underlineColor"))
    try container.encodeIfPresent(strikethroughColor, forKey: SceneKey("strikethroughColor"))
    try container.encodeIfPresent(kern == 0 ? nil : Double(kern), forKey: SceneKey("kern"))
    try container.encodeIfPresent(hasPairKerning ? nil : false, forKey: SceneKey("pairKerning"))
    try container.encodeIfPresent(leading == 0 ? nil : Double(leading), forKey: SceneKey("leading"))
    try container.encodeIfPresent(
      baselineOffset == 0 ? nil : Double(baselineOffset), forKey: SceneKey("baselineOffset"))
    if let attachment {
      try container.encode([Double(attachment.width), Double(attachment.height)], forKey: SceneKey("attachment"))
    }
    try container.encodeIfPresent(language, forKey: SceneKey("language"))
  }
}
