import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Draws text in a box.
struct TextPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The map from the box's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// Glyphs with more pixels per em than this are drawn as paths and not cached.
  private static let maximumCachedSize: CGFloat = 256

  func paint(_ text: TextContent, typeset set: TypesetText, in box: CGRect) {
    let top = box.minY + text.verticalAlignment.offset(of: set.size.height, in: box.height)
    for line in set.lines { drawBackgrounds(of: text, behind: line, originX: box.minX, top: top) }
    for line in set.lines {
      for run in line.glyphRuns {
        let style = text.runs[run.textRun]
        let baseline = top + line.baseline - run.baselineOffset
        draw(run, originX: box.minX, baseline: baseline, color: style.color)
        drawLines(of: style, along: run, originX: box.minX, baseline: baseline)
      }
    }
  }

  /// Draws the backgrounds of runs. They have the height of the line, so that runs of several sizes form one stripe.
  private func drawBackgrounds(of text: TextContent, behind line: TypesetLine, originX: CGFloat, top: CGFloat) {
    func fillBehind(_ textRun: Int, x: CGFloat, width: CGFloat) {
      guard let color = text.runs[textRun].background, !color.isClear else { return }
      let rect = CGRect(
        x: originX + x, y: top + line.baseline - line.ascent, width: width, height: line.ascent + line.descent)
      fill(Path { $0.addRect(rect) }, transform: transform, color: color)
    }
    for run in line.glyphRuns { fillBehind(run.textRun, x: run.x, width: run.width) }
    for attachment in line.attachments {
      fillBehind(attachment.textRun, x: attachment.rect.minX, width: attachment.rect.width)
    }
  }

  private func draw(_ run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    if run.typeface.isEmoji {
      drawPictures(of: run, originX: originX, baseline: baseline, color: color)
    } else if transform.isUniformScaleAndTranslation, run.size * transform.a <= Self.maximumCachedSize {
      let origin = transform.apply(CGPoint(x: originX, y: baseline))
      GlyphPainter(canvas: canvas, clip: clip, scale: transform.a, memory: memory)
        .draw(run, originX: origin.x, baseline: origin.y, color: color)
    } else {
      drawOutlines(of: run, originX: originX, baseline: baseline, color: color)
    }
  }

  private func drawOutlines(of run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    for glyph in run.glyphs { drawOutline(of: glyph, in: run, originX: originX, baseline: baseline, color: color) }
  }

  private func drawOutline(
    of glyph: PositionedGlyph, in run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color
  ) {
    let scale = run.size / run.typeface.metrics.unitsPerEm
    let placed = Affine(a: scale, b: 0, c: 0, d: -scale, tx: originX + glyph.x, ty: baseline - glyph.y)
    fill(run.typeface.outline(of: glyph.glyph), transform: placed.followed(by: transform), color: color)
  }

  /// Draws the glyphs of an emoji typeface. Glyphs without a picture, such as digits, are drawn in the text's color.
  private func drawPictures(of run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    let painter = ColorGlyphPainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
    for glyph in run.glyphs {
      let origin = CGPoint(x: originX + glyph.x, y: baseline - glyph.y)
      if !painter.draw(glyph.glyph, of: run.typeface, size: run.size, at: origin, color: color) {
        drawOutline(of: glyph, in: run, originX: originX, baseline: baseline, color: color)
      }
    }
  }

  private func drawLines(of style: TextContent.Run, along run: GlyphRun, originX: CGFloat, baseline: CGFloat) {
    let metrics = run.typeface.metrics
    let scale = run.size / metrics.unitsPerEm
    let thickness = max(metrics.underlineThickness * scale, 1 / max(transform.a, 0.01))
    func drawLine(at middle: CGFloat, color: Color?) {
      let rect = CGRect(x: originX + run.x, y: middle - thickness / 2, width: run.width, height: thickness)
      fill(Path { $0.addRect(rect) }, transform: transform, color: color ?? style.color)
    }
    if style.underline {
      drawLine(at: baseline - metrics.underlinePosition * scale, color: style.underlineColor)
    }
    if style.strikethrough { drawLine(at: baseline - metrics.xHeight / 2 * scale, color: style.strikethroughColor) }
  }

  /// Fills a path, unless it is outside of the clip: a long line may have many thousands of large glyphs there.
  private func fill(_ path: Path, transform: Affine, color: Color) {
    guard let bounds = path.controlPointBounds?.mapped(by: transform),
      !PixelRect(covering: bounds).intersection(clip).isEmpty
    else { return }
    PathScanner(rule: .nonzero, clip: clip, memory: memory).scan(
      EdgeList(path, transform: transform), into: ColorSink(canvas: canvas, color: color))
  }
}

extension VerticalAlignment {
  /// Returns the distance from the top of a box to the top of its contents.
  func offset(of height: CGFloat, in boxHeight: CGFloat) -> CGFloat {
    switch self {
    case .top: 0
    case .center: (boxHeight - height) / 2
    case .bottom: boxHeight - height
    }
  }
}
