import Foundation

/// Gathers placed clusters into runs.
struct GlyphRunBuilder {
  private(set) var runs: [GlyphRun] = []
  private(set) var attachments: [PlacedAttachment] = []
  private let baseline: CGFloat
  private let capacity: Int
  private var glyphs: [PositionedGlyph] = []
  private var current: (textRun: Int, typeface: any Typeface, text: ShapedText, x: CGFloat)?
  /// What the last cluster was part of.
  private var segment: Int?
  private var source: ObjectIdentifier?
  private var end: CGFloat = 0

  /// - Parameters:
  ///   - baseline: Of the line, in points from the top of the text.
  ///   - capacity: How many glyphs a run may have.
  init(baseline: CGFloat, capacity: Int) {
    self.baseline = baseline
    self.capacity = capacity
  }

  mutating func append(_ cluster: TextCluster, of text: ShapedText, x: CGFloat, advance: CGFloat) {
    if cluster.kind == .attachment { return appendAttachment(cluster, of: text, x: x, advance: advance) }
    if cluster.segment != segment || source != ObjectIdentifier(text) {
      begin(text.segments[cluster.segment], of: text, x: x)
      segment = cluster.segment
      source = ObjectIdentifier(text)
    }
    for index in cluster.glyphs {
      let glyph = text.glyphs[index]
      glyphs.append(PositionedGlyph(glyph: glyph.glyph, x: x + glyph.x, y: glyph.y))
    }
    end = x + advance
  }

  private mutating func begin(_ segment: TextSegment, of text: ShapedText, x: CGFloat) {
    if let current, current.textRun == segment.textRun, current.typeface === segment.typeface { return }
    finish()
    current = (segment.textRun, segment.typeface, text, x)
    glyphs.reserveCapacity(capacity)
  }

  mutating func finish() {
    guard let current else { return }
    let run = current.text.runs[current.textRun]
    runs.append(
      GlyphRun(
        textRun: current.textRun, typeface: current.typeface, size: run.font.size,
        baselineOffset: run.baselineOffset, x: current.x, width: end - current.x, glyphs: glyphs))
    glyphs = []
    self.current = nil
    segment = nil
  }

  private mutating func appendAttachment(_ cluster: TextCluster, of text: ShapedText, x: CGFloat, advance: CGFloat) {
    finish()
    let run = text.runs[cluster.textRun]
    guard let size = run.attachment else { return }
    // What is beside the picture, its kern, comes after it.
    let left = cluster.level % 2 == 1 ? x + advance - size.width : x
    let rect = CGRect(
      x: left, y: baseline - run.baselineOffset - size.height, width: size.width, height: size.height)
    attachments.append(PlacedAttachment(textRun: cluster.textRun, rect: rect))
  }
}
