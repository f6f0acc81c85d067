import Foundation

/// Computes the heights and positions of lines.
struct LineSetter {
  let paragraph: Paragraph
  let text: ShapedText
  let ruler: TabRuler
  /// The width of the box, in points.
  let width: CGFloat
  let library: TypefaceLibrary

  /// Returns the vertical metrics of a line: the maximum of the metrics of its segments.
  func metrics(of content: LineContent) -> LineMetrics {
    paragraph.style.adjusted(content.fontMetrics ?? metricsWithoutText(of: content))
  }

  private func metricsWithoutText(of content: LineContent) -> LineMetrics {
    guard text.runs.indices.contains(content.textRun) else { return .zero }
    let run = text.runs[content.textRun]
    let metrics = LineMetrics(of: library.typeface(for: run.font), size: run.font.size)
      .adding(externalLeading: run.leading)
    return LineMetrics.zero.enclosing(metrics.raised(by: run.baselineOffset))
  }

  /// Returns a line with positioned glyphs. The top of the line is `top` points below the top of the text.
  func set(_ content: LineContent, metrics: LineMetrics, top: CGFloat) -> TypesetLine {
    let (indent, room) = paragraph.style.margins(isFirstLine: content.isFirstOfParagraph, width: width)
    let natural = ruler.width(of: content.spans, from: indent)
    let extra = extraSpace(of: content, natural: natural, room: room)
    let lineWidth = natural + extra * CGFloat(extra == 0 ? 0 : spaces(of: content))
    let x = left(of: content, indent: indent, room: room) + offset(of: lineWidth, in: room, content)
    let placement = LinePlacement(content: content, ruler: ruler, indent: indent, x: x, extraSpace: extra)
    let baseline = top + metrics.ascent
    var builder = GlyphRunBuilder(
      baseline: baseline, capacity: content.spans.reduce(0) { $0 + $1.range.count })
    placement.visitClusters { builder.append($1, of: $0, x: $2, advance: $3) }
    builder.finish()
    return TypesetLine(
      x: x, baseline: baseline, width: lineWidth, ascent: metrics.ascent,
      descent: metrics.descent + metrics.leading, glyphRuns: builder.runs, attachments: builder.attachments,
      offsets: content.offsets, placement: placement,
      extent: indent + extent(of: lineWidth, content, in: room) + max(-paragraph.style.tailIndent, 0))
  }

  /// Returns the measured width of a line: the space at which it was broken counts as far as there is room for it.
  private func extent(of lineWidth: CGFloat, _ content: LineContent, in room: CGFloat) -> CGFloat {
    max(lineWidth, min(lineWidth + content.breakSpace, room))
  }

  /// Returns the left edge of the space that is available to a line, in points.
  private func left(of content: LineContent, indent: CGFloat, room: CGFloat) -> CGFloat {
    content.isRightToLeft && width.isFinite ? width - indent - room : indent
  }

  /// Returns the distance from the left edge of the available space to the left edge of the line, in points; 0 in a box
  /// of infinite width.
  private func offset(of lineWidth: CGFloat, in room: CGFloat, _ content: LineContent) -> CGFloat {
    guard width.isFinite else { return 0 }
    let rest = room - lineWidth
    return switch paragraph.alignment {
    case .left: 0
    case .right: rest
    case .center: rest / 2
    case .leading, .justified: content.isRightToLeft ? rest : 0
    case .trailing: content.isRightToLeft ? 0 : rest
    }
  }

  private func extraSpace(of content: LineContent, natural: CGFloat, room: CGFloat) -> CGFloat {
    guard paragraph.alignment == .justified, !content.isLastOfParagraph else { return 0 }
    guard room.isFinite, natural < room else { return 0 }
    let hasTabs = content.spans.contains { span in span.range.contains { span.text.clusters[$0].kind == .tab } }
    let count = spaces(of: content)
    return hasTabs || count == 0 ? 0 : (room - natural) / CGFloat(count)
  }

  private func spaces(of content: LineContent) -> Int {
    content.spans.reduce(0) { sum, span in sum + span.range.count { span.text.isWordSpace($0) } }
  }
}

/// A builder that combines the positioned clusters of a line into glyph runs.
struct GlyphRunBuilder {
  private(set) var runs: [GlyphRun] = []
  private(set) var attachments: [PlacedAttachment] = []
  private let baseline: CGFloat
  private let capacity: Int
  private var glyphs: [PositionedGlyph] = []
  private var current: (textRun: Int, typeface: any Typeface, text: ShapedText, x: CGFloat)?
  /// The segment of the last cluster, and the shaped text that the segment is part of.
  private var segment: Int?
  private var source: ObjectIdentifier?
  private var end: CGFloat = 0

  /// - Parameters:
  ///   - baseline: The baseline of the line, in points from the top of the text.
  ///   - capacity: The number of glyphs for which each run reserves memory.
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
    // The kern comes after the attachment in the direction of the text.
    let left = cluster.level % 2 == 1 ? x + advance - size.width : x
    let rect = CGRect(
      x: left, y: baseline - run.baselineOffset - size.height, width: size.width, height: size.height)
    attachments.append(PlacedAttachment(textRun: cluster.textRun, rect: rect))
  }
}
