import FirstFrameTypesetting
public import Foundation

@_spi(Porting) extension TextLine {
  /// A grapheme cluster and its glyphs.
  public struct Cluster: Sendable {
    /// The index of the range with equal attributes.
    public let run: Int
    /// The font, which is another one than that of the attributes if it does not have the characters.
    public let font: UIFont
    /// The range in the text, in UTF-16 code units.
    public private(set) var offsets: Range<Int>
    /// The left edge.
    public private(set) var x: CGFloat
    public let width: CGFloat
    public let isRightToLeft: Bool
    /// Whether the cluster is a space or a tab.
    public let isWhiteSpace: Bool
    /// Whether justification widens the cluster.
    public let isWordSpace: Bool
    /// The numbers of the glyphs, and their positions with y up.
    public private(set) var glyphs: [Glyph]

    init(_ cluster: PlacedCluster, x origin: CGFloat, in text: NSAttributedString) {
      run = cluster.textRun
      let font = text.attribute(.font, at: cluster.offsets.lowerBound, effectiveRange: nil) as? UIFont
      self.font = (font ?? TextLine.standardFont).replacingTypeface(with: cluster.typeface)
      offsets = cluster.offsets
      x = cluster.x - origin
      width = cluster.advance
      isRightToLeft = cluster.isRightToLeft
      isWhiteSpace = cluster.isHanging
      isWordSpace = cluster.isWordSpace
      glyphs =
        cluster.isPlaceholder
        ? [Glyph(number: UIFont.deletedGlyph, position: CGPoint(x: cluster.x - origin, y: 0))]
        : cluster.glyphs.map {
          Glyph(number: GlyphNumber.number(of: $0.glyph) ?? 0, position: CGPoint(x: $0.x - origin, y: $0.y))
        }
    }

    /// Returns the cluster moved to the right by a distance in points, as a part of another string.
    public func moved(by distance: CGFloat, offsets: Range<Int>) -> Cluster {
      var cluster = self
      cluster.offsets = offsets
      cluster.x += distance
      cluster.glyphs = glyphs.map {
        Glyph(number: $0.number, position: CGPoint(x: $0.position.x + distance, y: $0.position.y))
      }
      return cluster
    }
  }

  /// A glyph and the position of its origin, with y up.
  public struct Glyph: Sendable {
    public let number: UInt16
    public let position: CGPoint
  }
}
