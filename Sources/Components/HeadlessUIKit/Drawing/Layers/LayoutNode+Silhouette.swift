import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Simplifies a shadow that is cast by everything that the node draws.
  ///
  /// If the node draws nothing, it has no shadow. If an opaque background covers everything, the box casts the shadow,
  /// which is faster to draw.
  mutating func resolveShadow() {
    guard shadow?.silhouette == .contents else { return }
    if !drawsAnything {
      shadow = nil
    } else if isOpaqueBox {
      shadow?.silhouette = .box
    }
  }

  private var drawsAnything: Bool {
    guard opacity > 0 else { return false }
    return background != nil || border != nil || image != nil || path != nil || text != nil
      || shadow?.silhouette == .box
      || children.contains(where: \.drawsAnything)
  }

  /// Whether the silhouette of the node is its opaque rounded box.
  private var isOpaqueBox: Bool {
    guard background?.isOpaque == true else { return false }
    let box = RoundedRect(bounds, cornerRadii.fitted(to: frame.size))
    return ownContentIsInside(of: box, transform: .identity)
      && children.allSatisfy { $0.isInside(of: box, transform: $0.spaceTransform) }
  }

  /// Whether the node and its children draw nothing outside of a box.
  ///
  /// - Parameter transform: The map from the node's space to the space of the box.
  private func isInside(of box: RoundedRect, transform: Affine) -> Bool {
    guard drawsAnything else { return true }
    if let shadow {
      guard shadow.silhouette == .box else { return false }
      let reach = -2 * shadow.blur - shadow.spread
      let cast = bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: reach, dy: reach)
      guard box.contains(RoundedRect(cast.mapped(by: transform), .zero)) else { return false }
    }
    if clips || background != nil || border != nil {
      let radii = transform.isTranslation ? cornerRadii.fitted(to: frame.size) : .zero
      guard box.contains(RoundedRect(bounds.mapped(by: transform), radii)) else { return false }
    }
    if clips { return true }
    return ownContentIsInside(of: box, transform: transform)
      && children.allSatisfy { $0.isInside(of: box, transform: $0.spaceTransform.followed(by: transform)) }
  }

  private func ownContentIsInside(of box: RoundedRect, transform: Affine) -> Bool {
    func contains(_ rect: CGRect) -> Bool { box.contains(RoundedRect(rect.mapped(by: transform), .zero)) }
    if let path {
      let reach = -(path.stroke?.style.width ?? 0) / 2
      guard let extent = path.path.extent, contains(extent.insetBy(dx: reach, dy: reach)) else { return false }
    }
    if text != nil { guard contains(bounds) else { return false } }
    if let image {
      guard [.scaleToFill, .redraw, .scaleAspectFit].contains(image.mode), contains(bounds) else { return false }
    }
    return true
  }
}

/// A rectangle with rounded corners, for tests of containment.
private struct RoundedRect {
  let rect: CGRect
  let radii: CornerRadii

  init(_ rect: CGRect, _ radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  private static let tolerance: CGFloat = 0.01

  /// Whether another rectangle is inside. Both curves of corners count as circular.
  func contains(_ other: RoundedRect) -> Bool {
    let tolerance = Self.tolerance
    guard other.rect.width > 0, other.rect.height > 0 else { return true }
    let insets = [
      other.rect.minX - rect.minX, other.rect.minY - rect.minY, rect.maxX - other.rect.maxX,
      rect.maxY - other.rect.maxY,
    ]
    guard insets.allSatisfy({ $0 >= -tolerance }) else { return false }
    let (left, top, right, bottom) = (insets[0], insets[1], insets[2], insets[3])
    return Self.contains(left, top, radii.topLeft, other.radii.topLeft)
      && Self.contains(right, top, radii.topRight, other.radii.topRight)
      && Self.contains(right, bottom, radii.bottomRight, other.radii.bottomRight)
      && Self.contains(left, bottom, radii.bottomLeft, other.radii.bottomLeft)
  }

  /// Whether a corner is inside of a rounded corner.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance between the sides.
  ///   - y: The vertical distance between the sides.
  private static func contains(_ x: CGFloat, _ y: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> Bool {
    let (dx, dy) = (outer - x - inner, outer - y - inner)
    guard dx > 0 || dy > 0, x < outer, y < outer else { return true }
    let (across, down) = (max(dx, 0), max(dy, 0))
    return (across * across + down * down).squareRoot() + inner <= outer + tolerance
  }
}

extension Paint {
  /// Whether all colors are opaque.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .radial(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .conic(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    }
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the mapped rectangle.
  fileprivate func mapped(by transform: Affine) -> CGRect {
    transform == .identity ? self : transform.bounds(of: self)
  }
}
