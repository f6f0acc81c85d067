import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
  /// What the mask leaves, in the space of the layer's node; nil where there is no mask that can be drawn.
  var maskPath: ClipPath? {
    guard let mask = mask ?? view?.mask?.layer, let (shape, rule) = mask.silhouette else { return nil }
    let toNode = mask.geometry.matrix.followed(by: .translation(x: -geometry.bounds.minX, y: -geometry.bounds.minY))
    return ClipPath(path: shape.transformed(by: toNode), rule: rule)
  }

  /// The layer's own opaque part, where it is the inside of a path; nil where it is not.
  private var silhouette: (Path, FillRule)? {
    guard alpha >= 1, children.isEmpty, contents == nil else { return nil }
    if let shape = self as? CAShapeLayer {
      let isFilled = (shape.fillColor?.alpha ?? 0) >= 1 && shape.strokeColor == nil && backgroundColor == nil
      return isFilled ? (shape.path?.shape ?? Path(), shape.nodeFillRule) : nil
    }
    guard type(of: self) == CALayer.self, view.map({ type(of: $0) == UIView.self }) ?? true,
      (backgroundColor?.alpha ?? 0) >= 1
    else { return nil }
    let box = geometry.bounds
    return (Path { $0.addRoundedRect(box, radii: cornerRadii, curve: nodeCornerCurve) }, .nonzero)
  }

  var nodeCornerCurve: CornerCurve { cornerCurve == .continuous ? .continuous : .circular }

  /// What the layer asks for and nobody draws.
  var drawingWarnings: [String] {
    var warnings = displayWarnings
    if let mask = mask ?? view?.mask?.layer, mask.silhouette == nil {
      warnings.append(
        "The mask of \(describedName) is a \(type(of: mask)) that is not drawn; "
          + "use an opaque CAShapeLayer with a path, or an opaque background, as mask")
    }
    if isShadowLost {
      warnings.append(
        "The shadow of \(describedName) is not drawn; give it a background, or a rounded rectangle as shadowPath")
    }
    if fullTransform.hasPerspective {
      warnings.append("The perspective of the transform of \(describedName) is not drawn; use an affine transform")
    }
    return warnings
  }

  private var describedName: String {
    if let view { return view.accessibilityIdentifier ?? String(describing: type(of: view)) }
    return name ?? String(describing: type(of: self))
  }
}
