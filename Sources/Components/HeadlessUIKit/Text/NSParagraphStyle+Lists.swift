import FirstFrameLayoutTree
public import Foundation

extension NSParagraphStyle {
  /// Returns the direction in which a language is written.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let code = languageName?.split(separator: "-").first else { return .natural }
    return ["ar", "fa", "he", "ur", "yi"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// Prints once that words are not divided, if a factor asks for it.
  static func warnOfHyphenation(_ factor: CGFloat) {
    guard factor > 0 else { return }
    UsageWarnings.warnOfNoEffect("NSParagraphStyle.hyphenationFactor", "words are not divided at the ends of lines")
  }
}

/// A list that a paragraph belongs to. Its markers are not drawn: they are part of the text.
open class NSTextList: NSObject {
  public let markerFormat: MarkerFormat
  public let listOptions: Options
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options: Int = 0) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(options, 0))), startingItemNumber: 1)
  }

  open var isOrdered: Bool { markerFormat.number != nil }

  /// Returns the marker of an item: a number or letter, or a sign.
  open func marker(forItemNumber itemNumber: Int) -> String { markerFormat.marker(itemNumber) }

  /// The signs or numbers of a list.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Markers begin with those of the enclosing list.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

extension NSTextList.MarkerFormat {
  private static let signs = [
    "box": "▫", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
  ]

  /// The name between the braces.
  private var name: Substring {
    guard let start = rawValue.firstIndex(of: "{"), let end = rawValue.lastIndex(of: "}"), start < end else {
      return ""
    }
    return rawValue[rawValue.index(after: start)..<end]
  }

  /// The function that writes a number; `nil` for signs.
  fileprivate var number: ((Int) -> String)? {
    switch name {
    case "decimal": { "\($0)" }
    case "octal": { String($0, radix: 8) }
    case "lower-hexadecimal": { String($0, radix: 16) }
    case "upper-hexadecimal": { String($0, radix: 16, uppercase: true) }
    case "lower-alpha", "lower-latin": Self.letters
    case "upper-alpha", "upper-latin": { Self.letters($0).uppercased() }
    case "lower-roman": Self.roman
    case "upper-roman": { Self.roman($0).uppercased() }
    default: nil
    }
  }

  fileprivate func marker(_ item: Int) -> String {
    guard !name.isEmpty else { return rawValue }
    let mark = number?(item) ?? Self.signs[String(name)] ?? ""
    return rawValue.replacingOccurrences(of: "{\(name)}", with: mark)
  }

  private static func letters(_ number: Int) -> String {
    var (rest, result) = (number, "")
    while rest > 0 {
      rest -= 1
      result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
      rest /= 26
    }
    return result
  }

  /// Returns a number in Roman numerals, which exist up to 3999; larger ones in digits.
  private static func roman(_ number: Int) -> String {
    guard number < 4000 else { return "\(number)" }
    let values = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, result) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
