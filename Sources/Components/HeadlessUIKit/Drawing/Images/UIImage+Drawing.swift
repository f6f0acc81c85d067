import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

extension UIImage {
  /// Draws the image in the current context, stretched to a rectangle. A template image is drawn in the fill color.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context at its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Fills a rectangle of the current context with copies of the image, the first at the origin of the context.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsContexts.current, size.width > 0, size.height > 0 else { return }
    // The rectangle may be without end.
    let area = rect.intersection(context.boundingBoxOfClipPath)
    guard !area.isEmpty else { return }
    context.saveGState()
    context.clip(to: area)
    let tile = context.tileCount(of: size) > CGContext.tileLimit ? patternBlock ?? self : self
    for place in context.tiles(of: CGRect(origin: .zero, size: tile.size)) { tile.draw(in: place) }
    context.restoreGState()
  }

  /// Copies of the image beside and below each other, as one image of at least 64 points in both directions; `nil` if the
  /// image has no pixels, or too many.
  private var patternBlock: UIImage? {
    let image = resolved(for: .current)
    guard let bitmap = image.uprightBitmap else { return nil }
    let (columns, rows) = ((64 / size.width).rounded(.up), (64 / size.height).rounded(.up))
    let pixels = CGSize(width: columns * CGFloat(bitmap.width), height: rows * CGFloat(bitmap.height))
    return TiledBitmap(bitmap, scale: 1, caps: .zero).filling(pixels).map {
      image.showing($0, size: CGSize(width: columns * size.width, height: rows * size.height))
    }
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    let fillColor = context.state.fillColor
    let fillTint = UIColor(content: .fixed(ColorComponents(fillColor)))
    let appearance = ImageAppearance(
      tint: values.renderingMode == .alwaysTemplate ? fillTint : nil, traits: .current)
    var node = LayoutNode(frame: rect)
    describe(in: &node, as: appearance)
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    // Such modes apply to the whole rectangle.
    if context.state.blend.appliesToClearParts { node.background = .color(.clear) }
    context.state.opacity *= Double(alpha)
    context.recordInUserSpace(node)
    context.restoreGState()
    if let warning = values.displayWarning { context.warn(warning) }
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Adds the image to a node, in a rectangle of the node's own space; by default, the node's bounds.
  func describe(in node: inout LayoutNode, rect: CGRect? = nil, as appearance: ImageAppearance) {
    let resolved = resolved(for: appearance.traits)
    guard resolved === self else { return resolved.describe(in: &node, rect: rect, as: appearance) }
    let box = rect ?? node.bounds
    let isFlippedForDirection = values.flipsForRightToLeft && appearance.isRightToLeft
    let isFlipped = isFlippedForDirection != (values.isSymbol && values.orientation.isMirrored)
    if needsPixels(for: appearance), let pixels = withPixels {
      return pixels.describe(in: &node, rect: rect, as: appearance)
    }
    // Only an unflipped bitmap that fills the node becomes the node's own image.
    if case .bitmap = values.content, rect == nil, !isFlipped, node.image == nil {
      node.image = imageContent(as: appearance, in: box)
      return
    }
    var imageNode = LayoutNode(frame: box)
    describe(inBox: &imageNode, as: appearance)
    if isFlipped { imageNode.transform = Affine.scale(x: -1, y: 1) }
    if !isFlipped, imageNode.image == nil, rect == nil, node.path == nil {
      node.path = imageNode.path
      node.children += imageNode.children
    } else {
      node.children.append(imageNode)
    }
  }

  private func describe(inBox node: inout LayoutNode, as appearance: ImageAppearance) {
    let color = appearance.color(of: values)
    let imageRect = ContentPlacement.rect(of: size, in: node.bounds, mode: appearance.mode)
    switch values.content {
    case .bitmap: node.image = imageContent(as: appearance, in: node.bounds)
    case .symbol(let symbol):
      let isFitted = appearance.mode == .scaleAspectFit
      let rect = isFitted ? symbol.rect(of: size, fitting: node.bounds, pixel: 1 / max(scale, 1)) : imageRect
      symbol.describe(
        in: &node, rect: rect, size: size, colors: appearance.layerColors(of: symbol, in: values) ?? [color ?? .black])
    case .drawing(let nodes): node.children += Self.scaled(nodes.map { $0.tinted(color) }, from: size, to: imageRect)
    }
  }

  /// Whether a recorded drawing is drawn as pixels, because parts of it are enlarged separately or coarsely.
  private func needsPixels(for appearance: ImageAppearance) -> Bool {
    guard case .drawing = values.content else { return false }
    return values.isResizable || appearance.sampling == .nearest
      || values.isCoarse && values.scale < appearance.traits.displayScale
  }

  /// The image with the pixels of its recorded drawing, which are drawn once. It is no variant of an asset: the drawing is.
  private var withPixels: UIImage? {
    if let known = registration.pixels { return known }
    let drawn = uprightBitmap.map { bitmap in
      changed {
        $0.content = .bitmap(bitmap)
        $0.asset = nil
      }
    }
    registration.pixels = drawn
    return drawn
  }

  /// Returns a part of the upright image, in its tint; `nil` if the part has no pixels.
  ///
  /// - Parameter rect: The part in the unit square.
  func part(_ rect: CGRect) -> UIImage? {
    guard let part = uprightBitmap.flatMap({ CGImage($0).part(rect) }) else { return nil }
    let size = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
    let shown = showing(part.bitmap, size: size)
    return isSymbolImage && renderingMode == .automatic ? shown.withRenderingMode(.alwaysTemplate) : shown
  }

  /// Returns an image of pixels that were drawn from this one, with its other values.
  private func showing(_ pixels: Bitmap, size: CGSize) -> UIImage {
    changed {
      if case .symbol(let symbol) = $0.content, symbol.options.rendering?.hasLayers == true,
        $0.renderingMode == .alwaysOriginal
      {
        // The tint is the color of the primary layer, and the pixels have those of all layers.
        $0.tint = nil
      }
      $0.content = .bitmap(pixels)
      $0.size = size
      $0.asset = nil
    }
  }

  private func imageContent(as appearance: ImageAppearance, in box: CGRect) -> ImageContent? {
    guard case .bitmap(let bitmap) = values.content else { return nil }
    let caps = values.capInsets
    var content = ImageContent(
      source: .bitmap(bitmap), mode: appearance.mode, tint: appearance.color(of: values), scale: scale,
      capInsets: EdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right),
      sampling: appearance.sampling)
    if values.isResizable, values.resizingMode == .tile, appearance.mode == .scaleToFill || appearance.mode == .redraw,
      let tiled = TiledBitmap(bitmap, scale: scale, caps: caps).filling(box.size)
    {
      content.source = .bitmap(tiled)
      content.capInsets = .zero
    }
    return content
  }

  /// Returns nodes recorded at one size, clipped to that size and stretched to a rectangle.
  static func scaled(_ nodes: [LayoutNode], from size: CGSize, to imageRect: CGRect) -> [LayoutNode] {
    guard size.width > 0, size.height > 0, !nodes.isEmpty else { return [] }
    let frame = CGRect(
      x: imageRect.midX - size.width / 2, y: imageRect.midY - size.height / 2, width: size.width, height: size.height)
    let scale = Affine.scale(x: imageRect.width / size.width, y: imageRect.height / size.height)
    return [
      LayoutNode(
        frame: frame, clips: true, isIsolated: nodes.dependOnBackdrop, transform: scale, children: nodes)
    ]
  }
}

/// The display options of an image in its container.
struct ImageAppearance {
  var mode = ImageContent.Mode.scaleToFill
  /// The tint of template images; `nil` for the image's own tint, or black.
  var tint: UIColor?
  var traits: UITraitCollection
  var isRightToLeft = false
  var sampling = ImageContent.Sampling.smooth

  /// Returns the colors of the layers of a symbol; `nil` for a symbol in one color.
  func layerColors(of symbol: SymbolImage, in image: ImageValues) -> [Color]? {
    guard let rendering = symbol.options.rendering, rendering.hasLayers, image.renderingMode == .alwaysOriginal,
      image.tint == rendering.colors.first
    else { return nil }
    return rendering.layerColors(in: traits)
  }

  /// Returns the color to draw an image in; `nil` for its own colors.
  func color(of image: ImageValues) -> Color? {
    let isTemplate = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbol
    let color = (isTemplate ? tint : nil) ?? image.tint ?? (isTemplate || image.isSymbol ? .black : nil)
    return color?.components(in: traits).color
  }
}

/// The placement of an image in a box by its content mode.
enum ContentPlacement {
  static func rect(of size: CGSize, in box: CGRect, mode: ImageContent.Mode) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let factors = [box.width / size.width, box.height / size.height]
      let factor = (mode == .scaleAspectFit ? factors.min() : factors.max()) ?? 1
      return centered(CGSize(width: size.width * factor, height: size.height * factor), in: box)
    default: return moved(centered(size, in: box), to: mode, of: box)
    }
  }

  private static func centered(_ size: CGSize, in box: CGRect) -> CGRect {
    CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
  }

  private static func moved(_ rect: CGRect, to mode: ImageContent.Mode, of box: CGRect) -> CGRect {
    var rect = rect
    if [.left, .topLeft, .bottomLeft].contains(mode) { rect.origin.x = box.minX }
    if [.right, .topRight, .bottomRight].contains(mode) { rect.origin.x = box.maxX - rect.width }
    if [.top, .topLeft, .topRight].contains(mode) { rect.origin.y = box.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(mode) { rect.origin.y = box.maxY - rect.height }
    return rect
  }
}
