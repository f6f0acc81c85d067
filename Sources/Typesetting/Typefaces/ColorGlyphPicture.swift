public import Foundation

/// The picture of a glyph that has colours of its own, such as an emoji.
public struct ColorGlyphPicture: Hashable, Sendable {
  /// The bytes of a PNG file.
  public var png: [UInt8]
  /// What the picture fills, in units of the em square, y up from the baseline; `minY` is its lower edge.
  public var box: CGRect

  public init(png: [UInt8], box: CGRect) {
    self.png = png
    self.box = box
  }
}
