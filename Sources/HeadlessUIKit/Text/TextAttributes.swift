import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, as high as the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra distance after every character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The number of an `NSUnderlineStyle`; every one but 0 is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The same for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSParagraphStyle`; that of a text's first character counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

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

/// What the colours of a text are drawn as.
struct TextColors {
  let traits: UITraitCollection
  /// Of text that has no colour of its own.
  let standard: UIColor
  /// In place of the colours of all letters; nil for those they have.
  var highlighted: UIColor?
  var isFaint = false

  func foreground(_ color: UIColor?) -> Color {
    var shown = (highlighted ?? color ?? standard).components(in: traits).color
    if isFaint { shown.alpha /= 2 }
    return shown
  }

  func background(_ color: UIColor) -> Color {
    color.components(in: traits).color
  }
}

extension CGFloat {
  /// The number that an attribute has as its value, in whatever type it came; nil where it is no number.
  init?(attribute: Any?) {
    switch attribute {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as any BinaryInteger: self = CGFloat(Double(number))
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
