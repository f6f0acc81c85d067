public import Foundation

/// A paragraph whose glyphs have found their places.
public struct TypesetText: Sendable {
  public var lines: [TypesetLine]
  /// Whether characters were left out for want of room.
  public var isTruncated: Bool
  /// The characters that no typeface has, each once, in the order of the text.
  public var missingCharacters: [Unicode.Scalar]

  /// The width of the widest line and the height of all lines, in points, not rounded.
  public var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.baseline + $0.descent } ?? 0)
  }
}
