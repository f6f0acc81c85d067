/// The glyphs of a text, before lines are broken.
final class ShapedText: Sendable {
  let runs: [TextRun]
  let characters: [Unicode.Scalar]
  let clusters: [TextCluster]
  let glyphs: [ClusterGlyph]
  let segments: [TextSegment]
  let hardLines: [HardLine]
  let missingCharacters: [Unicode.Scalar]

  init(
    runs: [TextRun], characters: [Unicode.Scalar], clusters: [TextCluster], glyphs: [ClusterGlyph],
    segments: [TextSegment], hardLines: [HardLine], missingCharacters: [Unicode.Scalar]
  ) {
    self.runs = runs
    self.characters = characters
    self.clusters = clusters
    self.glyphs = glyphs
    self.segments = segments
    self.hardLines = hardLines
    self.missingCharacters = missingCharacters
  }
}
