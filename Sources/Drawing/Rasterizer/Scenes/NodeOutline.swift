import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension LayoutNode {
  var hasArea: Bool { frame.width > 0 && frame.height > 0 }

  /// Whether the node and its children are drawn as a separate picture first.
  var isDrawnSeparately: Bool {
    (opacity < 1 && solidColor == nil) || blend != .normal || clipPath != nil || !mask.isEmpty || clips
      || shadow?.silhouette == .contents || isIsolated || backdrop != nil || !filters.isEmpty
  }

  /// Returns the edge of the box, moved inwards by a distance of at most half its width or height.
  func outline(insetBy distance: CGFloat = 0) -> Path {
    let distance = min(distance, frame.width / 2, frame.height / 2)
    return Path {
      $0.addRoundedRect(bounds.insetBy(dx: distance, dy: distance), radii: radii(insetBy: distance), curve: cornerCurve)
    }
  }

  func radii(insetBy distance: CGFloat) -> CornerRadii {
    cornerRadii.fitted(to: frame.size).inset(by: distance)
  }

  /// Whether the node draws anything between its background and its border.
  var hasContents: Bool {
    !hasDefaults(for: .content)
  }

  /// Returns the shape of a border. The inner edge and the outer edge have opposite directions, so that the outline
  /// winds around no point twice.
  ///
  /// - Parameter outer: The outer edge; `nil` for the edge of the box.
  func outline(of border: Border, outer: Path? = nil) -> Path {
    var path = outer ?? outline()
    guard border.width * 2 < min(frame.width, frame.height) else { return path }
    let radii = radii(insetBy: border.width)
    let mirrored = CornerRadii(
      topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft, bottomLeft: radii.bottomRight)
    let inner = Path {
      $0.addRoundedRect(
        bounds.insetBy(dx: border.width, dy: border.width), radii: mirrored, curve: cornerCurve)
    }
    path.addPath(inner.transformed(by: Affine(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)))
    return path
  }

  /// The color of a node that draws nothing but a background of one color; `nil` for all other nodes.
  var solidColor: Color? {
    guard case .color(let color) = background, hasDefaults(for: [.decoration, .content]) else { return nil }
    return color
  }

  /// Whether the background is drawn first and fills the frame to its edges.
  var isPlainRectangle: Bool {
    hasDefaults(for: [.decoration, .effect])
  }

  /// Returns a rectangle in pixels around everything that the node and its children draw.
  func drawnBounds(in transform: Affine) -> CGRect {
    let drawn = unfilteredBounds(in: transform)
    return filters.isEmpty ? drawn : FilteredPicture(of: self, in: transform).extent(of: drawn)
  }

  /// Returns a rectangle in pixels around everything that the node and its children draw before its filters apply.
  ///
  /// Text can extend beyond its box by up to its font size.
  func unfilteredBounds(in transform: Affine) -> CGRect {
    var box = bounds
    if let text, !clips {
      let reach = text.runs.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0
      box = box.union(bounds.insetBy(dx: -reach, dy: -reach))
    }
    if let shadow, let extent = ShadowShape.extent(of: shadow, of: self) { box = box.union(extent) }
    if let path, !clips { box = box.union(path.drawnBounds) }
    if !clips, case .bitmap(let bitmap) = image?.source, let image {
      let size = CGSize(width: CGFloat(bitmap.width) / image.scale, height: CGFloat(bitmap.height) / image.scale)
      box = box.union(ImagePlacement(of: size, in: bounds, mode: image.mode).rect)
    }
    // A hairline is one pixel wide at every scale.
    var drawn = box.mapped(by: transform).insetBy(dx: -2, dy: -2)
    if !clips {
      for child in children {
        drawn = drawn.union(child.drawnBounds(in: child.spaceTransform.followed(by: transform)))
      }
    }
    guard let shadow, shadow.silhouette == .contents else { return drawn }
    let offset = ShadowShape.pixelOffset(of: shadow, in: transform)
    let reach = 4 * ShadowShape.deviation(blur: shadow.blur, in: transform) + 2
    return drawn.union(drawn.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach, dy: -reach))
  }
}

extension Paint {
  /// The color of a paint of one color; `nil` for gradients.
  var solidColor: Color? {
    guard case .color(let color) = self else { return nil }
    return color
  }
}

extension PathContent {
  /// A rectangle around the path and its stroke. Miters extend furthest beyond the path; square caps extend less.
  fileprivate var drawnBounds: CGRect {
    guard let bounds = path.controlPointBounds else { return .zero }
    guard let style = stroke?.style else { return bounds }
    let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 2) : 2)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}
