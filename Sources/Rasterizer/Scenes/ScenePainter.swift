import Foundation
import Geometry
import Imaging
import LayoutTree
import Typesetting

/// Draws a node and its children.
struct ScenePainter {
  let canvas: Canvas
  /// Its bounds lie within the canvas.
  let clip: Clip
  /// From the space that the node's frame is in to pixels.
  let transform: Affine
  let memory: ScanMemory

  func paint(_ prepared: PreparedNode) {
    let node = prepared.node
    guard node.opacity > 0, !clip.bounds.isEmpty else { return }
    let opacity = UInt8((min(node.opacity, 1) * 255).rounded())
    var painter = with(transform: node.spaceTransform.followed(by: transform))
    if let clipPath = node.clipPath {
      painter = painter.clipped(to: EdgeList(clipPath.path, transform: painter.transform), rule: clipPath.rule)
    }
    let mixing = ColorMixing(node.blend)
    if opacity == 255, mixing == nil {
      painter.paintContents(of: prepared)
    } else if mixing == nil, let color = node.onlyColor {
      let edges = EdgeList(node.outline(), transform: painter.transform, isSimple: true)
      painter.fill(edges, with: color.faded(by: opacity))
    } else {
      painter.paintLayer(of: prepared, opacity: opacity, mixing: mixing)
    }
  }

  /// Draws the node as a picture of its own, so that what overlaps within it fades and mixes as one.
  private func paintLayer(of prepared: PreparedNode, opacity: UInt8, mixing: ColorMixing?) {
    let area = clip.bounds.intersection(PixelRect(covering: prepared.node.drawnBounds(in: transform)))
    guard !area.isEmpty else { return }
    let layer = Canvas(bounds: area)
    ScenePainter(canvas: layer, clip: Clip(bounds: area), transform: transform, memory: memory)
      .paintContents(of: prepared)
    canvas.draw(layer, opacity: opacity, clip: clip.intersection(area), mixing: mixing)
  }

  private func paintContents(of prepared: PreparedNode) {
    let node = prepared.node
    guard !clip.bounds.isEmpty else { return }
    paintBox(of: node)
    let inner = node.clips && (node.image != nil || node.text != nil || !prepared.children.isEmpty) ? clipped(to: node) : self
    if let image = node.image {
      ImagePainter(canvas: canvas, clip: inner.clip, transform: transform, memory: memory)
        .paint(image, in: node.bounds)
    }
    if let path = node.path {
      paint(path, in: node.bounds)
    }
    if let text = node.text, let typeset = prepared.text, node.hasArea {
      TextPainter(canvas: canvas, clip: inner.clip(toTextBoxOf: node), transform: transform, memory: memory)
        .paint(text, typeset: typeset, in: node.bounds)
    }
    for child in prepared.children { inner.paint(child) }
    if let border = node.border, border.width > 0 {
      fill(EdgeList(node.outline(of: border), transform: transform, isSimple: true), with: border.color)
    }
  }

  /// Draws the shadow, and the background up to the middle of an opaque border, so that none of it shines out from
  /// under the border's edge.
  private func paintBox(of node: LayoutNode) {
    let inset = node.border.map { $0.color.isOpaque ? $0.width / 2 : 0 } ?? 0
    let brush = node.background.flatMap { PaintBrush($0, box: node.bounds, transform: transform) }
    if let shadow = node.shadow {
      let cover = brush?.isOpaque == true ? opaqueInterior(of: node, inset: inset) : nil
      ShadowPainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
        .paint(shadow, of: node, under: cover)
    }
    if let brush {
      fill(EdgeList(node.outline(insetBy: inset), transform: transform, isSimple: true), with: brush)
    }
  }

  /// Text is cut where it leaves its box by more than letters overhang.
  private func clip(toTextBoxOf node: LayoutNode) -> Clip {
    let largest = node.text?.runs.map(\.font.size).max() ?? 0
    let box = node.bounds.insetBy(dx: -largest / 4, dy: -largest / 4).mapped(by: transform)
    return clip.intersection(PixelRect(covering: box))
  }

  private func opaqueInterior(of node: LayoutNode, inset: CGFloat) -> OpaqueInterior? {
    guard transform.isUprightAndEven, 2 * inset < min(node.frame.width, node.frame.height) else { return nil }
    let rect = node.bounds.insetBy(dx: inset, dy: inset)
    return OpaqueInterior(
      RoundedBox(rect, radii: node.radii(insetBy: inset), curve: node.cornerCurve, transform: transform))
  }

  private func paint(_ content: PathContent, in box: CGRect) {
    if let fill = content.fill, let brush = PaintBrush(fill.paint, box: box, transform: transform) {
      self.fill(EdgeList(content.path, transform: transform), with: brush, rule: fill.rule)
    }
    if let stroke = content.stroke {
      let pixelsPerPoint = max(abs(transform.determinant).squareRoot(), 1e-3)
      var style = stroke.style
      if style.width == 0 { style.width = 1 / pixelsPerPoint }
      let outline = content.path.stroked(style, tolerance: tolerance(for: content.path, style, pixelsPerPoint))
      fill(EdgeList(outline, transform: transform), with: stroke.color)
    }
  }

  /// A sixteenth of a pixel; of a line that is far larger than any picture, as much of it as shows no corners there.
  private func tolerance(for path: Path, _ style: StrokeStyle, _ pixelsPerPoint: CGFloat) -> CGFloat {
    let extent = path.controlPointBounds.map { max($0.width, $0.height) } ?? 0
    return max(1 / (16 * pixelsPerPoint), max(extent, style.width) / Self.finestShare)
  }

  private static let finestShare: CGFloat = 300_000

  private func fill(_ edges: EdgeList, with brush: PaintBrush, rule: FillRule = .nonzero) {
    switch brush {
    case .color(let color): fill(edges, with: color, rule: rule)
    case .linear(let source): fill(edges, with: source, rule: rule)
    case .radial(let source): fill(edges, with: source, rule: rule)
    case .conic(let source): fill(edges, with: source, rule: rule)
    }
  }

  private func fill(_ edges: EdgeList, with color: Color, rule: FillRule = .nonzero) {
    if color.isClear { return }
    let sink = ColorSink(canvas: canvas, clip: clip, color: color)
    PathScanner(rule: rule, clip: clip.bounds, memory: memory).scan(edges, into: sink)
  }

  private func fill(_ edges: EdgeList, with source: some PixelSource, rule: FillRule) {
    let area = edges.pixelBounds.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    let sink = SourceSink(canvas: canvas, clip: clip, source: source, area: area)
    PathScanner(rule: rule, clip: area, memory: memory).scan(edges, into: sink)
  }

  private func clipped(to node: LayoutNode) -> ScenePainter {
    clipped(to: EdgeList(node.outline(), transform: transform, isSimple: true), rule: .nonzero)
  }

  private func clipped(to edges: EdgeList, rule: FillRule) -> ScenePainter {
    ScenePainter(
      canvas: canvas, clip: clip.intersection(edges, rule: rule, memory: memory), transform: transform, memory: memory)
  }

  private func with(transform: Affine) -> ScenePainter {
    ScenePainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
  }
}
