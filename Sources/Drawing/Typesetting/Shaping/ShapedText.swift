import Foundation

/// A shaped text, before line breaking.
final class ShapedText: Sendable {
  let runs: [TextRun]
  let characters: [Unicode.Scalar]
  let clusters: [TextCluster]
  let glyphs: [ClusterGlyph]
  let segments: [TextSegment]
  let hardLines: [HardLine]
  let missingCharacters: [Unicode.Scalar]
  /// Whether letters are closer together than their font specifies.
  let isTight: Bool

  init(
    runs: [TextRun], characters: [Unicode.Scalar], clusters: [TextCluster], glyphs: [ClusterGlyph],
    segments: [TextSegment], hardLines: [HardLine], missingCharacters: [Unicode.Scalar], isTight: Bool = false
  ) {
    self.runs = runs
    self.characters = characters
    self.clusters = clusters
    self.glyphs = glyphs
    self.segments = segments
    self.hardLines = hardLines
    self.missingCharacters = missingCharacters
    self.isTight = isTight
  }

  /// Returns a part of the text, reshaped without the context around it.
  func reshaped(_ range: Range<Int>) -> ShapedText {
    var clusters = Array(self.clusters[range])
    var shaper = SegmentShaper(runs: runs, characters: characters)
    var start = 0
    while start < clusters.count {
      let segment = clusters[start].segment
      let end = clusters[start...].firstIndex { $0.segment != segment } ?? clusters.count
      for index in start..<end {
        clusters[index].advance = 0
        clusters[index].glyphs = 0..<0
      }
      shaper.shape(start..<end, of: &clusters, as: segments[segment])
      start = end
    }
    let text = ShapedText(
      runs: runs, characters: characters, clusters: clusters, glyphs: shaper.glyphs, segments: segments,
      hardLines: [], missingCharacters: [])
    return isTight ? text.tightened() : text
  }

  /// Shapes a character that is not in the text, such as an ellipsis, in the style of one of the text's clusters.
  func sign(
    _ character: Unicode.Scalar, like model: TextCluster, level: UInt8, library: TypefaceLibrary
  ) -> ShapedText {
    let run = runs[model.textRun]
    let font = run.font
    let primary = library.typeface(for: font)
    let face =
      library.typeface(for: CollectionOfOne(character), font: font, primary: primary) ?? MissingCharacterTypeface.shared
    let segment = TextSegment(
      textRun: model.textRun, typeface: face, level: level, kind: .text,
      metrics: LineMetrics(of: primary, size: font.size).adding(externalLeading: run.leading)
        .raised(by: run.baselineOffset))
    // There is no additional space after a sign.
    var runs = runs
    runs[model.textRun].kern = 0
    var clusters = [
      TextCluster(start: 0, end: 1, offset: model.offset, length: 0, textRun: model.textRun, kind: .sign)
    ]
    clusters[0].level = level
    var shaper = SegmentShaper(runs: runs, characters: [character])
    shaper.shape(0..<1, of: &clusters, as: segment)
    return ShapedText(
      runs: runs, characters: [character], clusters: clusters, glyphs: shaper.glyphs, segments: [segment],
      hardLines: [], missingCharacters: [])
  }
}

/// A glyph of a cluster. Its position is in points from the left edge of the cluster and from the baseline, with y up.
struct ClusterGlyph {
  let glyph: GlyphID
  let x: CGFloat
  let y: CGFloat
}

/// The text between two hard line breaks.
struct HardLine {
  /// The clusters, without the line break.
  let clusters: Range<Int>
  /// The range in the source, in UTF-16 code units, including the line break.
  let offsets: Range<Int>
  /// The text run that determines the height of an empty line.
  let textRun: Int
  let baseLevel: UInt8
}
