import FirstFrameGeometry
import Foundation

/// Where a layer lies in its superlayer.
///
/// The frame's origin is kept, not the position, so that a frame is read back as it was set.
struct LayerGeometry: Hashable {
  /// Of the frame, as it would be without the transform.
  private(set) var origin: CGPoint
  private(set) var bounds: CGRect
  /// The point that the position tells and the transform works around, in the unit square of the bounds.
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

  /// The place of the anchor point in the superlayer.
  var position: CGPoint {
    get { CGPoint(x: origin.x + anchorPoint.x * bounds.width, y: origin.y + anchorPoint.y * bounds.height) }
    set {
      origin = CGPoint(
        x: newValue.x - anchorPoint.x * bounds.width, y: newValue.y - anchorPoint.y * bounds.height)
    }
  }

  /// The rectangle in the superlayer as it would be without the transform.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The smallest rectangle in the superlayer that holds the transformed one.
  var frame: CGRect {
    get { transform == .identity ? untransformedFrame : matrix.bounds(of: bounds) }
    set {
      guard transform != .identity else {
        untransformedFrame = newValue
        return
      }
      // The transform is undone for the size, and the anchor goes where it divides the new frame.
      let own = (transform.linear.inverse ?? .identity).bounds(of: CGRect(origin: .zero, size: newValue.size))
      bounds.size = own.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Takes new bounds and leaves the position where it is.
  mutating func resize(to bounds: CGRect) {
    origin.x -= (bounds.width - self.bounds.width) * anchorPoint.x
    origin.y -= (bounds.height - self.bounds.height) * anchorPoint.y
    self.bounds = bounds
  }

  /// From the layer's own space to the superlayer's.
  var matrix: Affine {
    let offset = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    guard transform != .identity else { return .translation(x: offset.x, y: offset.y) }
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let position = position
    return Affine.translation(x: -anchor.x, y: -anchor.y).followed(by: transform)
      .followed(by: .translation(x: position.x, y: position.y))
  }

  /// The transform as a node has it: around the centre of the frame.
  var nodeTransform: Affine {
    guard transform != .identity else { return .identity }
    let frame = untransformedFrame
    return transform.moved(from: position, to: CGPoint(x: frame.midX, y: frame.midY))
  }
}
