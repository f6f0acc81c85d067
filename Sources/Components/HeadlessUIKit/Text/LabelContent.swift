import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// The text of a label, plain or attributed, and the style of plain text.
struct LabelContent: Equatable {
  private enum Text: Equatable {
    case plain(String)
    /// An attributed string that has a font and a color for every character.
    case styled(NSAttributedString)
  }

  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var text: Text?
  private var customFont: UIFont?
  private var customTextColor: UIColor?
  var paragraph = ParagraphStyleValues(lineBreakMode: .byTruncatingTail)
  /// The strategy for plain text. Attributed text has the strategy of its paragraph style.
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether every character is displayed as a dot.
  var isSecure = false

  var font: UIFont { customFont ?? Self.standardFont }
  var textColor: UIColor { customTextColor ?? .label }

  var string: String? {
    switch text {
    case .plain(let string): string
    case .styled(let text): text.string
    case nil: nil
    }
  }

  /// The style of the text as it is displayed.
  var displayedParagraph: ParagraphStyleValues {
    if case .styled = text { return paragraph }
    var paragraph = paragraph
    paragraph.lineBreakStrategy = lineBreakStrategy
    return paragraph
  }

  /// The text with all its attributes.
  var attributedString: NSAttributedString? {
    switch text {
    case .plain(let string):
      NSAttributedString(
        string: string,
        attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: NSParagraphStyle(displayedParagraph)])
    case .styled(let text): text
    case nil: nil
    }
  }

  /// The attributed text; `nil` if the text is plain or empty.
  var styledText: NSAttributedString? {
    if case .styled(let text) = text, text.length > 0 { return text }
    return nil
  }

  mutating func set(_ string: String?) {
    // Indents and spacings belong to the previous attributed text.
    if case .styled = text {
      paragraph = ParagraphStyleValues(alignment: paragraph.alignment, lineBreakMode: paragraph.lineBreakMode)
    }
    text = string.map(Text.plain)
  }

  mutating func set(_ attributed: NSAttributedString?) {
    guard let attributed else { return set(nil as String?) }
    let filled = NSMutableAttributedString(attributedString: attributed)
    filled.fill(.font, with: font)
    filled.fill(.foregroundColor, with: textColor)
    text = .styled(filled)
    let first = filled.firstAttributes
    customFont = first.font ?? customFont
    customTextColor = first.foregroundColor ?? customTextColor
    paragraph =
      first.paragraphStyle?.values
      ?? ParagraphStyleValues(alignment: paragraph.alignment, lineBreakMode: paragraph.lineBreakMode)
  }

  mutating func setFont(_ font: UIFont?) {
    customFont = font
    restyle(.font, with: self.font)
  }

  mutating func setTextColor(_ color: UIColor?) {
    customTextColor = color
    restyle(.foregroundColor, with: textColor)
  }

  /// - Parameters:
  ///   - colors: The text colors; `nil` for measuring.
  ///   - links: The attributes of links.
  func runs(colors: TextColors?, links: [NSAttributedString.Key: Any]) -> [TextContent.Run] {
    if isSecure { return [dots(color: colors?.foreground(nil) ?? .black)] }
    if case .styled(let text) = text, text.length > 0 { return text.runs(font: font, colors: colors, links: links) }
    var run = TextContent.Run(string: string ?? "", font: font.font, color: colors?.foreground(nil) ?? .black)
    run.leading = font.styleLeading
    return [run]
  }

  /// Returns a dot for each character, in every font the same.
  ///
  /// Apple does not document the dots. These have a diameter of 0.43 and a distance of 0.62 times the font size, as in
  /// pictures of a phone.
  private func dots(color: Color) -> TextContent.Run {
    // The disc of the typeface has a diameter of 0.56 times the font size.
    let dotFont = UIFont.systemFont(ofSize: font.pointSize * 0.43 / 0.56).font
    let dot = Paragraph(runs: [TextRun(string: "●", font: dotFont)], maximumLines: 1)
    var run = TextContent.Run(string: String(repeating: "●", count: string?.count ?? 0), font: dotFont, color: color)
    run.kern = font.pointSize * 0.62 - Typesetter.current.typeset(dot, width: .infinity).size.width
    run.hasPairKerning = false
    return run
  }

  private mutating func restyle(_ key: NSAttributedString.Key, with value: Any) {
    guard case .styled(let styled) = text else { return }
    let changed = NSMutableAttributedString(attributedString: styled)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    text = .styled(changed)
  }
}

extension NSMutableAttributedString {
  /// Sets an attribute on the ranges that do not have it.
  fileprivate func fill(_ key: NSAttributedString.Key, with value: Any) {
    var ranges: [NSRange] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { found, range, _ in
      if found == nil { ranges.append(range) }
    }
    for range in ranges { addAttribute(key, value: value, range: range) }
  }
}
