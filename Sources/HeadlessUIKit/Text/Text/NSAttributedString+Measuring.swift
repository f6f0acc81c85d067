import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

extension NSAttributedString {
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
