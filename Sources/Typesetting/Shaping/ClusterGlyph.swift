import Foundation

/// A glyph of a cluster, in points from the left of the cluster and from its baseline, y up.
struct ClusterGlyph {
  let glyph: GlyphID
  let x: CGFloat
  let y: CGFloat
}
