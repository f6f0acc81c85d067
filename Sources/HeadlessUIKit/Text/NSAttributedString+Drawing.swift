import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension NSAttributedString {
  /// Draws the text from a point down and to the right, broken only where it says so itself.
  public func draw(at point: CGPoint) {
    let size = size()
    // Rounding must not break a line.
    let room = CGSize(width: size.width.rounded(.up) + 1, height: size.height.rounded(.up))
    record(drawnText(lines: 0), in: CGRect(origin: point, size: room))
  }

  /// Draws the text within a rectangle, from its top; what does not fit is left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let breaksLines = options.contains(.usesLineFragmentOrigin) && mayBreak
    var frame = rect
    if !options.contains(.usesLineFragmentOrigin) {
      // The origin is that of the baseline.
      let box = boundingRect(with: .zero, options: options, context: nil)
      frame = CGRect(x: rect.minX, y: rect.minY + box.minY, width: max(rect.width, box.width), height: box.height)
    }
    record(drawnText(lines: breaksLines ? 0 : 1), in: frame)
  }

  private func record(_ text: TextContent, in frame: CGRect) {
    var node = LayoutNode(frame: frame, text: text)
    node.children = TextPictures(text: self, content: text, traits: .current, tint: .black).nodes(in: node.bounds)
    GraphicsContexts.current?.recordInUserSpace(node)
    for warning in TextPictures.warnings(of: self) { GraphicsContexts.current?.warn(warning) }
  }

  /// Whether the paragraph's style lets lines go on in the next.
  private var mayBreak: Bool {
    switch firstAttributes.paragraphStyle?.lineBreakMode ?? .byWordWrapping {
    case .byWordWrapping, .byCharWrapping: true
    default: false
    }
  }

  private func drawnText(lines: Int) -> TextContent {
    let style = firstAttributes.paragraphStyle?.values ?? ParagraphStyleValues()
    let traits = UITraitCollection.current
    let direction: UIUserInterfaceLayoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return TextContent(
      runs: runs(font: .systemFont(ofSize: 12), colors: TextColors(traits: traits, standard: .black)),
      alignment: style.alignment.resolved(in: direction, of: string), lines: lines,
      truncation: style.lineBreakMode.truncation, style: style.typesetting)
  }

  /// The size of the text where only its own line breaks count, in points, not rounded.
  public func size() -> CGSize {
    measured(width: .infinity, height: .infinity, lines: 0, scale: 1).size
  }

  /// The rectangle that the text takes within a size, in points, not rounded.
  ///
  /// - Parameter size: 0 and `.greatestFiniteMagnitude` for no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = Self.limit(size.width)
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let height = breaksLines && options.contains(.truncatesLastVisibleLine) ? Self.limit(size.height) : .infinity
    let scale = context.map { $0.minimumScaleFactor > 0 ? $0.minimumScaleFactor : 1 } ?? 1
    let text = measured(
      width: breaksLines || scale < 1 ? width : .infinity, height: height, lines: breaksLines ? 0 : 1, scale: scale)
    let rect = CGRect(origin: CGPoint(x: 0, y: breaksLines ? 0 : -text.firstBaseline), size: text.size)
    context?.actualScaleFactor = text.scale
    context?.totalBounds = rect
    return rect
  }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
  }

  /// Text without a font is set at 12 points, as UIKit sets it.
  private func measured(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat) -> TypesetText {
    let style = firstAttributes.paragraphStyle?.values ?? ParagraphStyleValues()
    let content = TextContent(
      runs: runs(font: .systemFont(ofSize: 12), colors: nil), lines: lines, style: style.typesetting,
      minimumScale: scale)
    return Typesetter.shared.typeset(content.paragraph, width: width, height: height)
  }
}

extension String {
  /// Draws the text from a point down and to the right, broken only where it says so itself.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text within a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text from a point down and to the right, broken only where it says so itself.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text within a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attributes)
  }
}

extension String {
  /// The size of the text where only its own line breaks count, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text takes within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text where only its own line breaks count, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The rectangle that the text takes within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

/// How far text may shrink while it is measured, and how far it did.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor; 0 and 1 for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that the last text was measured at.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the last text.
  public internal(set) var totalBounds = CGRect.zero
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Ends the last line that fits with an ellipsis; counts with ``usesLineFragmentOrigin`` alone.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks lines at the width, and puts the origin at the top; without it, there is one line, and the origin lies
  /// on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: the leading of fonts always counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: typographic bounds are measured, not ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
