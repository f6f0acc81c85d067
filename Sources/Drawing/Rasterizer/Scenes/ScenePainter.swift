import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Draws a node and its children.
struct ScenePainter {
  let canvas: Canvas
  /// The pixels to draw, which must be within the canvas.
  let clip: PixelRect
  /// The map from the space of the node's frame to pixels.
  let transform: Affine
  let memory: ScanMemory

  func paint(_ prepared: PreparedNode) {
    let node = prepared.node
    guard node.opacity > 0 || node.blend.appliesToClearParts, !clip.isEmpty else { return }
    let painter = with(transform: node.spaceTransform.followed(by: transform))
    if let clipPath = node.clipPath {
      let edges = EdgeList(clipPath.path, transform: painter.transform)
      painter.clip(to: edges, rule: clipPath.rule) { inner in inner.paintWhole(prepared) }
    } else {
      painter.paintWhole(prepared)
    }
  }

  /// Draws a node in its own space, with its backdrop, opacity and blend mode.
  private func paintWhole(_ prepared: PreparedNode) {
    let node = prepared.node
    let opacity = UInt8((min(node.opacity, 1) * 255).rounded())
    if let backdrop = node.backdrop { return paint(prepared, over: backdrop, opacity: opacity) }
    if node.blend != .normal || !prepared.mask.isEmpty || !node.filters.isEmpty {
      paintLayer(of: prepared, opacity: opacity)
    } else if opacity < 255, let color = node.solidColor {
      fill(EdgeList(node.outline(), transform: transform, isSimple: true), with: color.faded(by: opacity))
    } else if opacity < 255 || node.shadow?.silhouette == .contents || node.isIsolated {
      paintOverShadow(prepared, opacity: opacity)
    } else {
      paintContents(of: prepared)
    }
  }

  /// Draws the filtered backdrop of a node, and the node over it. Only the box casts a shadow, outside of itself.
  private func paint(_ prepared: PreparedNode, over backdrop: Backdrop, opacity: UInt8) {
    let node = prepared.node
    let edges = EdgeList(node.outline(), transform: transform, isSimple: true)
    let area = clip.intersection(edges.pixelBounds)
    let filtered =
      area.isEmpty ? nil : BackdropPicture(backdrop, of: node, in: transform)?.pixels(behind: canvas, in: area)
    var body = prepared
    body.node.backdrop = nil
    if filtered != nil, var shadow = node.shadow {
      body.node.shadow = nil
      shadow.color = shadow.color.faded(by: opacity)
      if shadow.silhouette == .contents { shadow.silhouette = .box }
      paintShadow(shadow, of: node)
    }
    if let filtered {
      let coverage = MaskSink(bounds: area)
      PathScanner(rule: .nonzero, clip: area, memory: memory).scan(edges, into: coverage)
      let mask =
        prepared.mask.isEmpty
        ? nil
        : picture(in: area) { painter in
          for part in prepared.mask { painter.paint(part) }
        }
      BackdropFilter.mix(filtered, into: canvas, by: coverage.mask, opacity: opacity, mask: mask)
    }
    paintWhole(body)
  }

  private func paintShadow(_ shadow: Shadow, of node: LayoutNode) {
    ShadowPainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
      .paint(shadow, of: node, under: nil)
  }

  /// Draws the node with its shadow as a separate picture, and filters, masks and blends it as one.
  private func paintLayer(of prepared: PreparedNode, opacity: UInt8) {
    let area = clip.intersection(PixelRect(covering: prepared.node.drawnBounds(in: transform)))
    guard let layer = filteredPicture(of: prepared, in: area) else { return }
    let shape = prepared.shape.first.flatMap { filteredPicture(of: $0, in: area) }
    if !prepared.mask.isEmpty,
      let mask = picture(in: area, { painter in for part in prepared.mask { painter.paint(part) } })
    {
      for picture in [layer, shape].compactMap({ $0 }) {
        Blending.multiply(picture.pixels, byAlphaOf: mask.pixels, count: area.width * area.height)
      }
    }
    if let blending = PixelBlending(prepared.node.blend) {
      canvas.blend(layer, shape: shape, opacity: opacity, clip: area, blending: blending)
    } else {
      canvas.draw(layer, opacity: opacity, clip: area)
    }
  }

  /// Returns the node with its shadow after its filters.
  private func filteredPicture(of prepared: PreparedNode, in area: PixelRect) -> Canvas? {
    func draw(_ area: PixelRect) -> Canvas? { picture(in: area) { $0.paintOverShadow(prepared, opacity: 255) } }
    guard !prepared.node.filters.isEmpty, !area.isEmpty else { return draw(area) }
    let drawn = PixelRect(covering: prepared.node.unfilteredBounds(in: transform))
    return FilteredPicture(of: prepared.node, in: transform).picture(in: area, drawn: drawn, draw: draw)
  }

  /// Draws the shadow, and the node above it as a separate picture, so that overlapping parts of the node fade as one.
  private func paintOverShadow(_ prepared: PreparedNode, opacity: UInt8) {
    var body = prepared.node
    body.shadow = nil
    guard var shadow = prepared.node.shadow else { return paintPicture(of: prepared, body, opacity: opacity) }
    shadow.color = shadow.color.faded(by: opacity)
    let shadowPainter = ShadowPainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
    guard shadow.silhouette == .contents else {
      shadowPainter.paint(shadow, of: body, under: nil)
      return paintPicture(of: prepared, body, opacity: opacity)
    }
    let area = clip.outset(by: shadowPainter.reach(of: shadow))
      .intersection(PixelRect(covering: body.drawnBounds(in: transform)))
    guard let layer = picture(in: area, { $0.paintContents(of: prepared, withShadow: false) }) else { return }
    shadowPainter.paint(shadow, castBy: layer)
    canvas.draw(layer, opacity: opacity, clip: clip)
  }

  /// Draws a node without its shadow.
  ///
  /// - Parameter body: The node without its shadow.
  private func paintPicture(of prepared: PreparedNode, _ body: LayoutNode, opacity: UInt8) {
    if opacity == 255, !body.isIsolated { return paintContents(of: prepared, withShadow: false) }
    let area = clip.intersection(PixelRect(covering: body.drawnBounds(in: transform)))
    guard let layer = picture(in: area, { $0.paintContents(of: prepared, withShadow: false) }) else { return }
    canvas.draw(layer, opacity: opacity, clip: area)
  }

  /// Returns what a function draws in an area, on a clear canvas; `nil` if the area is empty.
  private func picture(in area: PixelRect, _ paint: (ScenePainter) -> Void) -> Canvas? {
    guard !area.isEmpty else { return nil }
    let layer = Canvas(bounds: area)
    paint(ScenePainter(canvas: layer, clip: area, transform: transform, memory: memory))
    return layer
  }

  private func paintContents(of prepared: PreparedNode, withShadow: Bool = true) {
    let node = prepared.node
    guard !clip.isEmpty else { return }
    let inset = node.border.map { $0.color.isOpaque ? $0.width / 2 : 0 } ?? 0
    let brush = node.background.flatMap { PaintBrush($0, box: node.bounds, transform: transform) }
    if withShadow {
      paintShadow(of: node, under: brush?.isOpaque == true ? opaqueInterior(of: node, inset: inset) : nil)
    }
    if node.clips, node.hasContents {
      return paintClipped(prepared, brush: brush)
    }
    // The background ends under the middle of an opaque border, so that it does not show at the border's outer edge.
    if let brush { fill(node.outline(insetBy: inset), with: brush) }
    paintInside(of: prepared)
    if let border = node.border, border.width > 0 { fill(node.outline(of: border), with: border.color) }
  }

  /// Draws everything except for the shadow slightly beyond the edge, and then clips all of it together.
  private func paintClipped(_ prepared: PreparedNode, brush: PaintBrush?) {
    let node = prepared.node
    let outset = 4 / max(abs(transform.determinant).squareRoot(), 1e-3)
    let outer = Path { $0.addRect(node.bounds.insetBy(dx: -outset, dy: -outset)) }
    let edges = EdgeList(node.outline(), transform: transform, isSimple: true)
    clip(to: edges, rule: .nonzero) { inner in
      if let brush { inner.fill(outer, with: brush) }
      inner.paintInside(of: prepared)
      if let border = node.border, border.width > 0 {
        inner.fill(node.outline(of: border, outer: outer), with: border.color)
      }
    }
  }

  /// Draws everything between the background and the border.
  private func paintInside(of prepared: PreparedNode) {
    let node = prepared.node
    if let image = node.image {
      ImagePainter(canvas: canvas, clip: clip, transform: transform, memory: memory).paint(image, in: node.bounds)
    }
    if let path = node.path {
      paint(path, in: node.bounds)
    }
    if let text = node.text, let typeset = prepared.text, node.hasArea {
      TextPainter(canvas: canvas, clip: clip(toTextBoxOf: node), transform: transform, memory: memory)
        .paint(text, typeset: typeset, in: node.bounds)
    }
    for child in prepared.children { paint(child) }
  }

  private func paintShadow(of node: LayoutNode, under cover: OpaqueInterior?) {
    guard let shadow = node.shadow else { return }
    ShadowPainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
      .paint(shadow, of: node, under: cover)
  }

  /// Returns the clip for a text: its box, extended by the distance by which letters can overhang.
  private func clip(toTextBoxOf node: LayoutNode) -> PixelRect {
    let largest = node.text?.runs.map(\.font.size).max() ?? 0
    let box = node.bounds.insetBy(dx: -largest / 4, dy: -largest / 4).mapped(by: transform)
    return clip.intersection(PixelRect(covering: box))
  }

  private func opaqueInterior(of node: LayoutNode, inset: CGFloat) -> OpaqueInterior? {
    guard transform.isUniformScaleAndTranslation, 2 * inset < min(node.frame.width, node.frame.height) else {
      return nil
    }
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

  /// Returns the tolerance for a stroke, in points: a sixteenth of a pixel, or more for paths that are far larger than
  /// any picture, so that the number of line segments is limited.
  private func tolerance(for path: Path, _ style: StrokeStyle, _ pixelsPerPoint: CGFloat) -> CGFloat {
    let extent = path.controlPointBounds.map { max($0.width, $0.height) } ?? 0
    return max(1 / (16 * pixelsPerPoint), max(extent, style.width) / Self.maximumPrecision)
  }

  /// The largest ratio of a path's size to the tolerance.
  private static let maximumPrecision: CGFloat = 300_000

  /// Calls a drawing function with a painter that is clipped to a shape.
  private func clip(to edges: EdgeList, rule: FillRule, draw: (ScenePainter) -> Void) {
    if let rect = edges.wholePixelRect { return draw(with(clip: clip.intersection(rect))) }
    let area = edges.pixelBounds.intersection(clip)
    guard !area.isEmpty else { return }
    let group = ClipGroup(canvas: canvas, edges: edges, rule: rule, area: area, memory: memory)
    draw(with(clip: area))
    group.end()
  }

  /// Fills an outline that winds around no point twice.
  private func fill(_ outline: Path, with brush: PaintBrush) {
    fill(EdgeList(outline, transform: transform, isSimple: true), with: brush, rule: .nonzero)
  }

  private func fill(_ outline: Path, with color: Color) {
    fill(EdgeList(outline, transform: transform, isSimple: true), with: color)
  }

  private func fill(_ edges: EdgeList, with brush: PaintBrush, rule: FillRule) {
    switch brush {
    case .color(let color): fill(edges, with: color, rule: rule)
    case .linear(let source): fill(edges, with: source, rule: rule)
    case .radial(let source): fill(edges, with: source, rule: rule)
    case .conic(let source): fill(edges, with: source, rule: rule)
    }
  }

  private func fill(_ edges: EdgeList, with color: Color, rule: FillRule = .nonzero) {
    if color.isClear { return }
    PathScanner(rule: rule, clip: clip, memory: memory).scan(edges, into: ColorSink(canvas: canvas, color: color))
  }

  private func fill(_ edges: EdgeList, with source: some PixelSource, rule: FillRule) {
    let area = edges.pixelBounds.intersection(clip)
    guard !area.isEmpty else { return }
    let sink = SourceSink(canvas: canvas, source: source, area: area)
    PathScanner(rule: rule, clip: area, memory: memory).scan(edges, into: sink)
  }

  private func with(transform: Affine) -> ScenePainter {
    ScenePainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
  }

  private func with(clip: PixelRect) -> ScenePainter {
    ScenePainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
  }
}
