import FirstFrameLayoutTree
public import Foundation

/// Attributes of text that is imported or exported, or whose look is not drawn.
extension NSAttributedString.Key {
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// A shadow of letters, as an attribute. It is not drawn.
open class NSShadow: NSObject {
  private let typeWord = AttributeTypeWord()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?

  public override init() {
    super.init()
  }
}

extension TextAttributes {
  private static let undrawn: Set<NSAttributedString.Key> = [
    .obliqueness, .expansion, .strokeColor, .strokeWidth, .shadow, .textEffect, .writingDirection,
  ]

  /// The attributes that are set and visible on a device, but not drawn.
  fileprivate var undrawnAttributes: [UndrawnProperty] {
    var found = attributes.keys.filter(Self.undrawn.contains).map(\.rawValue).sorted().map {
      UndrawnProperty($0, drawn: "letters are drawn without it")
    }
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      if let style = NSUnderlineStyle(attribute: attributes[key]), !style.subtracting(.single).isEmpty {
        found.append(UndrawnProperty(key.rawValue, drawn: "the line is a single one"))
      }
    }
    let style = paragraphStyle
    if let style, style.hyphenationFactor > 0 || style.usesDefaultHyphenation {
      found.append(UndrawnProperty("NSParagraphStyle.hyphenationFactor", drawn: "words are not divided"))
    }
    if style?.textLists.isEmpty == false {
      found.append(UndrawnProperty("NSParagraphStyle.textLists", drawn: "lines have no markers"))
    }
    return found
  }
}

extension NSAttributedString {
  /// The attributes that are set and visible on a device, but not drawn, each once.
  var undrawnAttributes: [UndrawnProperty] {
    var found: [UndrawnProperty] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, _ in
      let attributes = TextAttributes(attributes: values)
      for property in attributes.undrawnAttributes where !found.contains(property) { found.append(property) }
    }
    if hasParagraphsOfOtherStyles {
      found.append(UndrawnProperty("NSParagraphStyle", drawn: "all paragraphs have the style of the first one"))
    }
    return found
  }

  /// The warnings about attributes of a text that is drawn in a context.
  var undrawnWarnings: [String] {
    undrawnAttributes.map { "`\($0.name)` of a drawn text is not drawn: \($0.substitute)" }
  }

  /// Whether a paragraph has another style than the first one. The first character of a paragraph decides its style.
  private var hasParagraphsOfOtherStyles: Bool {
    func style(at position: Int) -> ParagraphStyleValues {
      (attribute(.paragraphStyle, at: position, effectiveRange: nil) as? NSParagraphStyle)?.values
        ?? ParagraphStyleValues()
    }
    let text = string as NSString
    var start = 0
    while start < length {
      if start > 0, style(at: start) != style(at: 0) { return true }
      start = NSMaxRange(text.paragraphRange(for: NSRange(location: start, length: 0)))
    }
    return false
  }
}

/// How a part of a text is embedded in a text of another direction.
public enum NSWritingDirectionFormatType: Int, CaseIterable, Sendable {
  case embedding = 0
  case override = 2
}

extension NSAttributedString {
  /// Options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A highlight behind letters. It is not drawn.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The colors of a highlight.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
