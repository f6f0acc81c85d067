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
    .obliqueness, .expansion, .strokeColor, .strokeWidth, .shadow, .textEffect,
  ]

  /// Prints once for each attribute that letters are drawn without it.
  func warnOfUndrawnAttributes() {
    for key in attributes.keys where Self.undrawn.contains(key) {
      UsageWarnings.warnOfNoEffect("NSAttributedString.Key(\"\(key.rawValue)\")", "letters are drawn without it")
    }
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
