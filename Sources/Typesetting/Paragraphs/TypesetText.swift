public import Foundation

/// A paragraph whose glyphs have found their places.
public struct TypesetText: Sendable {
  public var lines: [TypesetLine]
  /// Whether characters were left out for want of room.
  public var isTruncated: Bool
  /// The characters that no typeface has, each once, in the order of the text.
  public var missingCharacters: [Unicode.Scalar]
  /// What the sizes of all fonts were multiplied by, so that the text fits; 1 where nothing shrank.
  public var scale: CGFloat

  /// The width of the widest line, with its indents, and the height of all lines, in points, not rounded.
  public var size: CGSize {
    var width: CGFloat = 0
    for line in lines { width = max(width, line.extent) }
    return CGSize(width: width, height: lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  /// The baseline of the first line, in points from the top of the text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, in points from the top of the text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
