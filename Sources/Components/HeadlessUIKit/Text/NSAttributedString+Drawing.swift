import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension NSAttributedString {
  /// Draws the text with its top left corner at a point. Lines break only at line breaks in the text.
  public func draw(at point: CGPoint) {
    let size = size()
    // The extra point prevents a line break caused by rounding.
    let area = CGSize(width: size.width.rounded(.up) + 1, height: size.height.rounded(.up))
    record(drawnText(lines: 0), in: CGRect(origin: point, size: area))
  }

  /// Draws the text in a rectangle, from the top. Text that does not fit is omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let breaksLines = options.contains(.usesLineFragmentOrigin) && wrapsLines
    var frame = rect
    if !options.contains(.usesLineFragmentOrigin) {
      // The origin is on the baseline.
      let box = boundingRect(with: .zero, options: options, context: nil)
      frame = CGRect(x: rect.minX, y: rect.minY + box.minY, width: max(rect.width, box.width), height: box.height)
    }
    var text = drawnText(lines: breaksLines ? 0 : 1)
    if !options.contains(.usesFontLeading) { text.removeFontLeading() }
    record(text, in: frame)
  }

  private func record(_ text: TextContent, in frame: CGRect) {
    var node = LayoutNode(frame: frame, text: text)
    node.children = AttachmentImages(text: self, content: text, traits: .current, tint: .black).nodes(in: node.bounds)
    GraphicsContexts.current?.recordInUserSpace(node)
    for warning in AttachmentImages.warnings(of: self) + undrawnWarnings { GraphicsContexts.current?.warn(warning) }
  }

  /// Whether the paragraph style wraps lines.
  private var wrapsLines: Bool {
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

  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize {
    measured(width: .infinity, height: .infinity, lines: 0, scale: 1).size
  }

  /// Returns the bounds of the text within a size, in points, not rounded.
  ///
  /// - Parameter size: The available size; 0 and `.greatestFiniteMagnitude` for no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = Self.limit(size.width)
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let height = breaksLines && options.contains(.truncatesLastVisibleLine) ? Self.limit(size.height) : .infinity
    let scale = context.map { $0.minimumScaleFactor > 0 ? $0.minimumScaleFactor : 1 } ?? 1
    let text = measured(
      width: breaksLines || scale < 1 ? width : .infinity, height: height, lines: breaksLines ? 0 : 1, scale: scale,
      usesFontLeading: options.contains(.usesFontLeading))
    let rect = CGRect(origin: CGPoint(x: 0, y: breaksLines ? 0 : -text.firstBaseline), size: text.size)
    context?.actualScaleFactor = text.scale
    context?.totalBounds = rect
    return rect
  }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
  }

  /// Measures the text. Text without a font attribute has a size of 12 points, as in UIKit.
  ///
  /// - Parameter lineBreakMode: How the last line ends if the text does not fit; `nil` for an ellipsis.
  func measured(
    width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat, usesFontLeading: Bool = true,
    lineBreakMode: NSLineBreakMode? = nil
  ) -> TypesetText {
    let style = firstAttributes.paragraphStyle?.values ?? ParagraphStyleValues()
    var content = TextContent(
      runs: runs(font: .systemFont(ofSize: 12), colors: nil), lines: lines, style: style.typesetting,
      minimumScale: scale)
    if !usesFontLeading { content.removeFontLeading() }
    if let lineBreakMode { content.truncation = lineBreakMode.truncation }
    if lineBreakMode == .byCharWrapping { content.style.wrapping = .character }
    return Typesetter.current.typeset(content.paragraph, width: width, height: height)
  }
}

extension TextContent {
  /// Removes the space that fonts of text styles add between lines.
  mutating func removeFontLeading() {
    for index in runs.indices { runs[index].leading = 0 }
  }
}

extension String {
  /// Draws the text with its top left corner at a point. Lines break only at line breaks in the text.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, from the top.
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
  /// Draws the text with its top left corner at a point. Lines break only at line breaks in the text.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, from the top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attributes)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    description.draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounds of the text within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// Returns the bounds of the text within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

/// The minimum scale of measured text, and the scale actually used.
public final class NSStringDrawingContext: NSObject {
  /// The minimum scale factor; 0 or 1 for no scaling.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale factor of the last measured text.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured text.
  public internal(set) var totalBounds = CGRect.zero
}

/// Options for drawing and measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Truncates the last line that fits with an ellipsis. Requires ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Wraps lines at the width, with the origin at the top. Without this option, there is one line, with the origin on
  /// its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the space that fonts of text styles add between lines. The line gap of font files is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: typographic bounds are measured, not ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension NSMutableAttributedString {
  /// Does nothing: fonts are replaced where a typeface has no glyph, when the text is drawn.
  public func fixAttributes(in range: NSRange) {}
}
