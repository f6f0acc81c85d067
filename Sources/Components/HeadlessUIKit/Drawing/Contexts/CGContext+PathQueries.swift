import FirstFrameGeometry
public import Foundation

/// The current path of a context, and its clip.
extension CGContext {
  /// The end of the current path in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle in user space that contains all end and control points of the current path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether a point of user space is in what a drawing mode fills or strokes.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    if let rule = mode.fillRule, path.shape.contains(point, rule: rule) { return true }
    return mode.strokes && path.shape.stroked(state.pen, tolerance: 1.0 / 64).contains(point, rule: .nonzero)
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    currentPath = mapped(path.shape.stroked(state.pen, tolerance: 1.0 / 64))
  }

  /// Removes all clips of the current state.
  public func resetClip() {
    state.clips = []
  }
}
