import Foundation
import Geometry
import Imaging
import LayoutTree

/// Draws a node and its children.
struct ScenePainter {
  let canvas: Canvas
  /// Its bounds lie within the canvas.
  let clip: Clip
  /// From the space that the node's frame is in to pixels.
  let transform: Affine

  func paint(_ node: LayoutNode) {
    guard node.opacity > 0, !clip.bounds.isEmpty else { return }
    let opacity = UInt8((min(node.opacity, 1) * 255).rounded())
    let painter = with(transform: node.spaceTransform.followed(by: transform))
    if opacity == 255 {
      painter.paintContents(of: node)
    } else if let color = node.onlyColor {
      painter.fill(node.outline, with: color.faded(by: opacity))
    } else {
      paintLayer(of: node, opacity: opacity, painter: painter)
    }
  }

  /// Draws the node as a picture of its own, so that what overlaps within it fades as one.
  private func paintLayer(of node: LayoutNode, opacity: UInt8, painter: ScenePainter) {
    let area = clip.bounds.intersection(PixelRect(covering: node.drawnBounds(in: painter.transform)))
    guard !area.isEmpty else { return }
    let layer = Canvas(bounds: area)
    ScenePainter(canvas: layer, clip: Clip(bounds: area), transform: painter.transform).paintContents(of: node)
    canvas.draw(layer, opacity: opacity, clip: clip.intersection(bounds: area, mask: nil))
  }

  private func paintContents(of node: LayoutNode) {
    if let background = node.background {
      paintBackground(background, of: node)
    }
    if let path = node.path {
      paint(path)
    }
    if let text = node.text {
      TextPainter(canvas: canvas, clip: clip, transform: transform).paint(text, in: node.bounds)
    }
    if !node.children.isEmpty {
      let painter = node.clips ? clipped(to: node) : self
      for child in node.children { painter.paint(child) }
    }
    if let border = node.border, border.width > 0 {
      fill(node.outline(of: border), with: border.color, rule: .evenodd)
    }
  }

  /// Fills the box up to the middle of an opaque border, so that no background shines out from under its edge.
  private func paintBackground(_ paint: Paint, of node: LayoutNode) {
    guard case .color(let color) = paint else { return }
    let inset = node.border.map { $0.color.isOpaque ? $0.width / 2 : 0 } ?? 0
    fill(node.outline(insetBy: inset), with: color)
  }

  private func paint(_ content: PathContent) {
    if let fill = content.fill, case .color(let color) = fill.paint {
      self.fill(content.path, with: color, rule: fill.rule)
    }
    if let stroke = content.stroke {
      let pixelsPerPoint = max(abs(transform.determinant).squareRoot(), 1e-3)
      fill(content.path.stroked(stroke.style, tolerance: 1 / (16 * pixelsPerPoint)), with: stroke.color)
    }
  }

  private func fill(_ path: Path, with color: Color, rule: FillRule = .nonzero) {
    if color.isClear { return }
    let edges = EdgeList(path, transform: transform)
    let sink = ColorSink(canvas: canvas, clip: clip, color: color)
    PathScanner(rule: rule, clip: clip.bounds).scan(edges, into: sink)
  }

  private func clipped(to node: LayoutNode) -> ScenePainter {
    let edges = EdgeList(node.outline, transform: transform)
    let area = edges.pixelBounds.intersection(clip.bounds)
    guard !area.isEmpty else { return with(clip: Clip(bounds: .empty)) }
    if let rect = edges.wholePixelRect {
      return with(clip: clip.intersection(bounds: rect, mask: nil))
    }
    let sink = MaskSink(bounds: area)
    PathScanner(rule: .nonzero, clip: area).scan(edges, into: sink)
    return with(clip: clip.intersection(bounds: area, mask: sink.mask))
  }

  private func with(transform: Affine) -> ScenePainter {
    ScenePainter(canvas: canvas, clip: clip, transform: transform)
  }

  private func with(clip: Clip) -> ScenePainter {
    ScenePainter(canvas: canvas, clip: clip, transform: transform)
  }
}
