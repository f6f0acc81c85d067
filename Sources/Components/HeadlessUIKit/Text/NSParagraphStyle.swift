import FirstFrameTypesetting
public import Foundation

/// The alignment, spacing, indents and line breaking of a paragraph. Lengths are in points.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeWord = AttributeTypeWord()
  var values: ParagraphStyleValues

  public override convenience init() {
    self.init(ParagraphStyleValues())
  }

  init(_ values: ParagraphStyleValues) {
    self.values = values
    super.init()
  }

  /// The style of text without a paragraph style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  public var headIndent: CGFloat { values.headIndent }
  public var tailIndent: CGFloat { values.tailIndent }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  public var tabStops: [NSTextTab] { values.tabStops }
  public var hyphenationFactor: Float { values.hyphenationFactor }
  public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  public var textLists: [NSTextList] { values.textLists }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  public override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.hashValue }
}

extension NSParagraphStyle {
  /// Rules for line breaks, in addition to the line break mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Avoids a last line with only one word: the word before it moves to the last line, too.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Prohibits breaks between the Hangul characters of a word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All rules, as in the labels of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// A mutable paragraph style.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The rules for line breaks; empty by default.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Whether letters move closer together before a line is truncated with an ellipsis; `false` by default.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The space between two lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph other than the first.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line of a paragraph.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of the line ends from the leading margin if positive, or from the trailing margin otherwise.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line; 0 for no limit.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The height of lines as a multiple of their natural height; 0 counts as 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The distance between the tab stops that follow the last of ``tabStops``; 0 for the standard distance.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// How readily words are divided at the ends of lines, from 0 to 1. Words are not divided here.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  public override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The lists that the paragraph belongs to, from the outermost one. Their markers are part of the text.
  public override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  public func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
  public func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The values of a paragraph style.
struct ParagraphStyleValues: Equatable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var allowsDefaultTighteningForTruncation = false
  var baseWritingDirection: NSWritingDirection = .natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var defaultTabInterval: CGFloat = 0
  var tabStops = standardTabStops
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var textLists: [NSTextList] = []

  /// The tab stops of a new style: twelve stops, 28 points apart, as in UIKit.
  private static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }

  /// The paragraph style for the typesetter, without alignment and truncation, which apply to the whole text.
  var typesetting: ParagraphStyle {
    var style = ParagraphStyle(
      direction: direction, wrapping: lineBreakMode.wrapping,
      lineHeightMultiple: lineHeightMultiple > 0 ? lineHeightMultiple : 1, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight, lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore, firstLineIndent: firstLineHeadIndent, headIndent: headIndent,
      tailIndent: tailIndent, tabStops: stops,
      defaultTabInterval: defaultTabInterval > 0 ? defaultTabInterval : ParagraphStyle.standardTabInterval)
    style.avoidsLoneWord = lineBreakStrategy.contains(.pushOut)
    style.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    style.tightensBeforeTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  private var direction: TextDirection? {
    switch baseWritingDirection {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// The tab stops for the typesetter; empty for the standard stops, which the typesetter uses by default.
  private var stops: [TabStop] {
    guard tabStops != Self.standardTabStops else { return [] }
    return tabStops.map { TabStop(location: $0.location, alignment: $0.stopAlignment) }
  }
}

extension NSTextTab {
  fileprivate var stopAlignment: TabStop.Alignment {
    switch alignment {
    case .left, .natural, .justified: .left
    case .center: .center
    case .right: .right
    }
  }
}

/// A tab stop.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// The distance from the leading margin, in points.
  public let location: CGFloat

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [AnyHashable: Any] = [:]) {
    self.alignment = alignment
    self.location = location
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  public override var hash: Int { location.hashValue }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Aligned on both sides, except for the last line of a paragraph.
  case justified = 3
  /// Aligned on the leading side of the layout direction.
  case natural = 4
}

extension NSTextAlignment {
  /// Returns the alignment for the typesetter. Natural alignment follows the layout direction.
  ///
  /// In text without right-to-left characters, left alignment becomes leading alignment, which layout dumps omit.
  func resolved(in direction: UIUserInterfaceLayoutDirection, of text: String) -> TextAlignment {
    let left: TextAlignment = text.unicodeScalars.contains { $0.value >= 0x590 } ? .left : .leading
    return switch self {
    case .left: left
    case .center: .center
    case .right: left == .leading ? .trailing : .right
    case .justified: .justified
    case .natural: direction == .rightToLeft ? (left == .leading ? .trailing : .right) : left
    }
  }
}

/// The way in which lines that are too long are broken or truncated.
public enum NSLineBreakMode: Int, CaseIterable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// The truncation of lines that do not fit. The wrapping modes omit these lines.
  var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .omit
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  var wrapping: TextWrapping {
    self == .byCharWrapping ? .character : .word
  }
}

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, CaseIterable, Sendable {
  /// The direction of the first character with a strong direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
