import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// The attributes of a stretch of text, read from what an attributed string holds.
struct TextAttributes {
  let attributes: [NSAttributedString.Key: Any]

  var font: UIFont? { attributes[.font] as? UIFont }
  var foregroundColor: UIColor? { attributes[.foregroundColor] as? UIColor }
  var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }

  /// The stretch as a run.
  ///
  /// - Parameters:
  ///   - font: For text that has none of its own.
  ///   - colors: Nil where nothing is drawn.
  func run(_ string: String, font: UIFont, colors: TextColors?) -> TextContent.Run {
    let bounds = attachment?.placedBounds
    return TextContent.Run(
      string: string, font: (self.font ?? font).font, color: colors?.foreground(foregroundColor) ?? .black,
      background: (attributes[.backgroundColor] as? UIColor).flatMap { colors?.background($0) },
      underline: has(.underlineStyle), strikethrough: has(.strikethroughStyle), kern: number(.kern),
      baselineOffset: number(.baselineOffset) + (bounds?.minY ?? 0), attachment: bounds?.size)
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat {
    CGFloat(attribute: attributes[key]) ?? 0
  }

  private func has(_ line: NSAttributedString.Key) -> Bool {
    if let style = attributes[line] as? NSUnderlineStyle { return !style.isEmpty }
    return number(line) != 0
  }
}

extension NSAttributedString {
  /// The style of all of the text: that of its first character.
  var firstAttributes: TextAttributes {
    TextAttributes(attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:])
  }

  /// The text as runs.
  ///
  /// - Parameters:
  ///   - font: For text that has none of its own.
  ///   - colors: Nil where nothing is drawn.
  func runs(font: UIFont, colors: TextColors?) -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let string = attributedSubstring(from: range).string
      runs.append(TextAttributes(attributes: attributes).run(string, font: font, colors: colors))
    }
    return runs
  }
}
