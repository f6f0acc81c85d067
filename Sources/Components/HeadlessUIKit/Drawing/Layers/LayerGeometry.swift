import FirstFrameGeometry
import Foundation

/// The geometry of a layer in its superlayer. Lengths are points.
///
/// It stores the frame's origin instead of the position, so that the getter of the frame returns exactly the set value.
struct LayerGeometry: Hashable {
  /// The origin of the untransformed frame.
  private(set) var origin: CGPoint
  private(set) var bounds: CGRect
  /// The point that is at ``position`` and around which the transform applies, in the unit square of the bounds.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      origin.x -= (anchorPoint.x - oldValue.x) * bounds.width
      origin.y -= (anchorPoint.y - oldValue.y) * bounds.height
    }
  }
  var transform = Affine.identity

  init(frame: CGRect = .zero) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The location of the anchor point in the superlayer.
  var position: CGPoint {
    get { CGPoint(x: origin.x + anchorPoint.x * bounds.width, y: origin.y + anchorPoint.y * bounds.height) }
    set {
      origin = CGPoint(
        x: newValue.x - anchorPoint.x * bounds.width, y: newValue.y - anchorPoint.y * bounds.height)
    }
  }

  /// The frame in the superlayer without the transform.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The smallest rectangle in the superlayer that contains the transformed bounds.
  var frame: CGRect {
    get { transform == .identity ? untransformedFrame : matrix.bounds(of: bounds) }
    set {
      guard transform != .identity else {
        untransformedFrame = newValue
        return
      }
      // The inverse transform determines the size. The relative position of the anchor point in the frame is unchanged.
      let untransformed = (transform.linear.inverse ?? .identity).bounds(of: CGRect(origin: .zero, size: newValue.size))
      bounds.size = untransformed.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Sets the bounds without changing the position.
  mutating func resize(to bounds: CGRect) {
    origin.x -= (bounds.width - self.bounds.width) * anchorPoint.x
    origin.y -= (bounds.height - self.bounds.height) * anchorPoint.y
    self.bounds = bounds
  }

  /// The transform from the layer's own space to the superlayer's space.
  var matrix: Affine {
    let offset = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    guard transform != .identity else { return .translation(x: offset.x, y: offset.y) }
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let position = position
    return Affine.translation(x: -anchor.x, y: -anchor.y).followed(by: transform)
      .followed(by: .translation(x: position.x, y: position.y))
  }

  /// The transform of the layer's node, which applies around the center of the frame.
  var nodeTransform: Affine { nodeTransform(of: transform) }

  /// Returns a transform around the position as one around the center of the frame.
  func nodeTransform(of transform: Affine) -> Affine {
    guard transform != .identity else { return .identity }
    let frame = untransformedFrame
    return transform.moved(from: position, to: CGPoint(x: frame.midX, y: frame.midY))
  }
}
