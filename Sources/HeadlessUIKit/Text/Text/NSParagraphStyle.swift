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
