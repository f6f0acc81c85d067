public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// A line of text: pieces of attributed strings, from left to right.
public final class CTLine {
  /// A part of a line with the place of its start, in points from the start of the line.
  struct Piece {
    let line: TextLine
    let x: CGFloat
    /// The index of the piece's first character in the string of the line.
    let start: Int
    /// Whether the piece is an ellipsis or a hyphen, which is not a part of the string.
    var isSign = false
  }

  /// The string that the line is a part of, with UIKit's attributes.
  let source: NSAttributedString
  /// The string with the attributes that code has set.
  let original: NSAttributedString
  /// The range of the line in its string.
  let range: Range<Int>
  let isRightToLeft: Bool
  let pieces: [Piece]

  init(
    source: NSAttributedString, original: NSAttributedString, range: Range<Int>, isRightToLeft: Bool, pieces: [Piece]
  ) {
    self.source = source
    self.original = original
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.pieces = pieces
  }

  /// Typesets a range of a string.
  convenience init(_ text: SourceText, _ range: Range<Int>, isRightToLeft: Bool? = nil) {
    let part = text.attributed.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
    let line = TextLine(part, isRightToLeft: isRightToLeft)
    self.init(
      source: text.attributed, original: text.original, range: range, isRightToLeft: line.isRightToLeft,
      pieces: [Piece(line: line, x: 0, start: range.lowerBound)])
  }

  /// The width including white space at the end, in points.
  var width: CGFloat { pieces.map { $0.x + $0.line.width }.max() ?? 0 }
  var ascent: CGFloat { pieces.map(\.line.ascent).max() ?? 0 }
  var descent: CGFloat { pieces.map(\.line.descent).max() ?? 0 }
  var leading: CGFloat { pieces.map(\.line.leading).max() ?? 0 }

  /// The clusters from left to right, with positions from the start of the line, and offsets in the line's string.
  /// Those of an ellipsis or a hyphen have an empty range.
  var clusters: [TextLine.Cluster] {
    pieces.flatMap { piece in
      piece.line.clusters.map { cluster in
        let start = piece.isSign ? piece.start : cluster.offsets.lowerBound + piece.start
        let length = piece.isSign ? 0 : cluster.offsets.count
        return cluster.moved(by: piece.x, offsets: start..<(start + length))
      }
    }
  }

  /// The width of white space at the end of the string, in points.
  var trailingSpace: CGFloat {
    var width: CGFloat = 0
    for cluster in clusters.sorted(by: { $0.offsets.lowerBound > $1.offsets.lowerBound }) {
      guard cluster.isWhiteSpace || cluster.width == 0 else { break }
      width += cluster.width
    }
    return width
  }
}

/// The attributed string of lines: as code has set it, and with UIKit's attributes.
struct SourceText {
  let original: NSAttributedString
  let attributed: NSAttributedString

  init(_ text: NSAttributedString) {
    original = NSAttributedString(attributedString: text)
    attributed = text.withAttributesOfUIKit
  }
}

/// Creates a line of a whole string. Line breaks in it have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(SourceText(attrString), 0..<attrString.length)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// Draws a line at the text position of a context, in its text space, in which y increases upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: .zero)
}

extension CTLine {
  func draw(in context: CGContext, at origin: CGPoint) {
    for piece in pieces { context.draw(piece.line, at: CGPoint(x: origin.x + piece.x, y: origin.y)) }
  }
}
