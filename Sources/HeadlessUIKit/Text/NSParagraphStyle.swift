import FirstFrameTypesetting
public import Foundation

/// How the lines of a paragraph are aligned, spaced, indented and broken, in points.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var values: ParagraphStyleValues

  public override convenience init() {
    self.init(ParagraphStyleValues())
  }

  init(_ values: ParagraphStyleValues) {
    self.values = values
    super.init()
  }

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
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

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  public override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.hashValue }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Between two lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// After a line that the text itself ends.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Before a line that follows one that the text itself ended.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Of the first line of a paragraph.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Of the other lines.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end: from where they begin if positive, from the other side if not.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The height of lines as a multiple of what their fonts ask for; 0 for that height itself.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The distance of the stops after the last of ``tabStops``; 0 for the standard one.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// What a paragraph style says, as a value.
struct ParagraphStyleValues: Equatable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
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

  /// What every style of UIKit begins with: twelve stops, 28 points apart.
  private static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }

  /// The style as the typesetter knows it, without what belongs to all of the text.
  var typesetting: ParagraphStyle {
    ParagraphStyle(
      direction: direction, wrapping: lineBreakMode.wrapping,
      lineHeightMultiple: lineHeightMultiple > 0 ? lineHeightMultiple : 1, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight, lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore, firstLineIndent: firstLineHeadIndent, headIndent: headIndent,
      tailIndent: tailIndent, tabStops: stops,
      defaultTabInterval: defaultTabInterval > 0 ? defaultTabInterval : ParagraphStyle.standardTabInterval)
  }

  private var direction: TextDirection? {
    switch baseWritingDirection {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// The typesetter's own stops lie where those of a new style do.
  private var stops: [TabStop] {
    tabStops == Self.standardTabStops ? [] : tabStops.map { TabStop(location: $0.location, alignment: $0.stop) }
  }
}

extension NSTextTab {
  fileprivate var stop: TabStop.Alignment {
    switch alignment {
    case .left, .natural, .justified: .left
    case .center: .center
    case .right: .right
    }
  }
}

/// A place that a tab leads to.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// From the side on which lines begin, in points.
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

/// Which side the lines of a text line up at.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both sides; the last line of a paragraph stays as it is.
  case justified = 3
  /// The side on which the layout direction begins.
  case natural = 4
}

extension NSTextAlignment {
  /// The alignment as the typesetter knows it; a natural one is the side on which the interface begins.
  ///
  /// Where all text runs from left to right, its leading side is the left one, and is what descriptions leave out.
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

/// What happens to text that does not fit in its line.
public enum NSLineBreakMode: Int, CaseIterable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// What happens to lines for which there is no room: the wrapping modes leave them out.
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

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, CaseIterable, Sendable {
  /// The first letter that has a direction decides.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
