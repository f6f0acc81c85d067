import CoreGraphics
import Foundation
@_spi(Porting) import HeadlessUIKit

/// The lines of a text in an area.
public final class CTFrame {
  let lines: [CTLine]
  /// The starts of the lines in points from the lower left corner of the bounding box of the path, with y up.
  let origins: [CGPoint]
  let range: Range<Int>
  let path: CGPath
  let attributes: CFDictionary?

  init(_ text: SourceText, _ range: Range<Int>, path: CGPath, attributes: CFDictionary?) {
    let box = path.isEmpty ? .zero : path.boundingBox
    let part = text.part(range)
    let style =
      part.length > 0
      ? part.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? NSParagraphStyle()
      : NSParagraphStyle()
    let wraps = style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byCharWrapping
    let layout = TextLines(part, width: wraps ? box.width : .infinity, height: box.height)
    let builder = FrameLines(text: text, start: range.lowerBound, width: box.width, style: style)
    let placed = layout.lines.map { wraps ? builder.wrapped($0) : builder.single($0) }
    lines = placed.map(\.line)
    origins = zip(placed, layout.lines).map { CGPoint(x: $0.x, y: box.height - $1.baseline) }
    let end = layout.lines.last?.offsets.upperBound ?? 0
    self.range = range.lowerBound..<(range.lowerBound + end)
    self.path = path
    self.attributes = attributes
  }
}

/// Makes the lines of a frame.
private struct FrameLines {
  let text: SourceText
  /// The index of the frame's first character in the string.
  let start: Int
  let width: CGFloat
  let style: NSParagraphStyle

  /// Returns a line that was broken at the width of the frame, with its left edge.
  func wrapped(_ place: TextLines.Line) -> (line: CTLine, x: CGFloat) {
    var line = natural(place)
    let visible = line.width - line.trailingSpace
    if style.alignment == .justified, place.width > visible + 1e-6 {
      line = line.justified(adding: place.width - visible) ?? line
    }
    return (place.hasHyphen ? line.addingHyphen() : line, place.x - line.spaceOnLeft)
  }

  /// Returns a whole paragraph on one line, which is truncated if it does not fit.
  func single(_ place: TextLines.Line) -> (line: CTLine, x: CGFloat) {
    var line = natural(place)
    let types: [NSLineBreakMode: CTLineTruncationType] = [
      .byTruncatingHead: .start, .byTruncatingMiddle: .middle, .byTruncatingTail: .end,
    ]
    if let type = types[style.lineBreakMode], place.offsets.count > 0 {
      let attributes = text.attributed.attributes(at: line.range.lowerBound, effectiveRange: nil)
      let token = CTLineCreateWithAttributedString(NSAttributedString(string: "…", attributes: attributes))
      line = CTLineCreateTruncatedLine(line, Double(width), type, token) ?? line
    }
    let flush: CGFloat =
      switch style.alignment {
      case .center: 0.5
      case .right: 1
      case .justified: line.isRightToLeft ? 1 : 0
      case .natural: UITraitCollection.current.layoutDirection == .rightToLeft ? 1 : 0
      case .left: 0
      }
    return (line, CGFloat(CTLineGetPenOffsetForFlush(line, flush, Double(width))) - line.spaceOnLeft)
  }

  private func natural(_ place: TextLines.Line) -> CTLine {
    let range = (start + place.offsets.lowerBound)..<(start + place.offsets.upperBound)
    return CTLine(text, range, isRightToLeft: place.isRightToLeft)
  }
}

extension CTLine {
  /// The width of white space to the left of the letters, in points: that at the end of a line from right to left.
  fileprivate var spaceOnLeft: CGFloat { isRightToLeft ? trailingSpace : 0 }

  /// Returns the line with a hyphen behind the word that it divides.
  fileprivate func addingHyphen() -> CTLine {
    guard !isRightToLeft, range.count > 0 else { return self }
    let attributes = source.attributes(at: range.upperBound - 1, effectiveRange: nil)
    let hyphen = TextLine(NSAttributedString(string: "\u{2010}", attributes: attributes))
    return CTLine(
      source: source, original: original, range: range, isRightToLeft: isRightToLeft,
      pieces: pieces + [Piece(line: hyphen, x: width, start: range.upperBound, isSign: true)])
  }
}
