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
}
