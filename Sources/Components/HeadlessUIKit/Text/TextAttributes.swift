import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, drawn at the full line height.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The extra space after every character, in points. Any value, even 0, turns the font's kerning of pairs off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of an `NSUnderlineStyle`. Every style except 0 is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The extra space after every character, in points, in addition to the font's kerning of pairs.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A `UIColor`; without it, the underline has the color of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`; without it, the line through the text has the color of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The offset above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSParagraphStyle`. The style of the first character applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `URL` or a string. Labels draw links underlined in the link color, and text views with their `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reads the value of an attribute: a style, or the number of one.
  init?(attribute value: Any?) {
    guard let value else { return nil }
    guard
      let style = value as? NSUnderlineStyle ?? CGFloat(attribute: value).map({ .init(rawValue: Int(clamping: $0)) })
    else { return nil }
    self = style
  }
}

/// The attributes of a range of an attributed string.
struct TextAttributes {
  let attributes: [NSAttributedString.Key: Any]

  var font: UIFont? { attributes[.font] as? UIFont }
  var foregroundColor: UIColor? { attributes[.foregroundColor] as? UIColor }
  var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }

  /// Returns the range as a run.
  ///
  /// - Parameters:
  ///   - font: The font of text without a font attribute.
  ///   - colors: The text colors; `nil` for measuring.
  func run(_ string: String, font: UIFont, colors: TextColors?) -> TextContent.Run {
    let intents = attributes[.inlinePresentationIntent].map(InlinePresentationIntent.init(attribute:)) ?? []
    let font = intents.font(from: self.font ?? font)
    let bounds = attachment.map {
      $0.placedBounds(lineHeight: font.lineHeight).insetBy(dx: -$0.lineLayoutPadding, dy: 0)
    }
    var run = TextContent.Run(
      string: string, font: font.font, color: colors?.foreground(foregroundColor) ?? .black,
      background: (attributes[.backgroundColor] as? UIColor).flatMap { colors?.background($0) },
      underline: hasLine(.underlineStyle),
      strikethrough: hasLine(.strikethroughStyle) || intents.contains(.strikethrough),
      kern: number(.kern) + number(.tracking),
      baselineOffset: number(.baselineOffset) + (bounds?.minY ?? 0), attachment: bounds?.size)
    run.leading = font.styleLeading
    // Measured on UILabel: "AVATAR" at 17 points is 61.974 wide without the attribute, and 66.954 with a kern of 0.
    run.hasPairKerning = attributes[.kern] == nil
    run.underlineColor = run.underline ? color(.underlineColor, colors) : nil
    run.strikethroughColor = run.strikethrough ? color(.strikethroughColor, colors) : nil
    return run
  }

  private func color(_ key: NSAttributedString.Key, _ colors: TextColors?) -> Color? {
    (attributes[key] as? UIColor).flatMap { colors?.foreground($0) }
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat {
    CGFloat(attribute: attributes[key]) ?? 0
  }

  private func hasLine(_ key: NSAttributedString.Key) -> Bool {
    NSUnderlineStyle(attribute: attributes[key])?.isEmpty == false
  }
}

extension NSAttributedString {
  /// The attributes of the first character, which determine the style of the whole text.
  var firstAttributes: TextAttributes {
    TextAttributes(attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:])
  }

  /// Returns the text as runs.
  ///
  /// - Parameters:
  ///   - font: The font of text without a font attribute.
  ///   - colors: The text colors; `nil` for measuring.
  ///   - links: The attributes of links; `nil` if links have none of their own.
  func runs(
    font: UIFont, colors: TextColors?, links: [NSAttributedString.Key: Any]? = nil
  ) -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    let text = string
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let isLink = links != nil && attributes[.link] != nil
      let attributes = isLink ? attributes.merging(links ?? [:]) { _, new in new } : attributes
      runs.append(TextAttributes(attributes: attributes).run(text.text(in: range), font: font, colors: colors))
    }
    return runs
  }
}

/// The colors of a text, which depend on its traits and state.
struct TextColors {
  let traits: UITraitCollection
  /// The color of text without a color attribute.
  let standard: UIColor
  /// The color that replaces all others; `nil` if none does.
  var highlighted: UIColor?
  var isDimmed = false

  func foreground(_ color: UIColor?) -> Color {
    var resolved = (highlighted ?? color ?? standard).components(in: traits).color
    if isDimmed { resolved.alpha /= 2 }
    return resolved
  }

  func background(_ color: UIColor) -> Color {
    color.components(in: traits).color
  }
}

extension CGFloat {
  /// Creates a number from an attribute value of any numeric type; `nil` for other values.
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

/// The first stored property of each class whose instances are attributes of text.
///
/// When an attribute replaces another, Foundation on Linux compares the two with `CFEqual`. This function reads bits 8
/// to 17 of the word behind an object's header as the number of a type of Core Foundation, although that word is the
/// first stored property of an object of Swift. If both numbers are 0, the process traps: of a box that Foundation makes
/// for an object that is no `NSObject`, that word is the address of the object. This word contains a number that no type
/// has, so that Foundation calls `isEqual(_:)`.
struct AttributeTypeWord: Sendable {
  private let word: UInt = 0x3FF << 8
}
