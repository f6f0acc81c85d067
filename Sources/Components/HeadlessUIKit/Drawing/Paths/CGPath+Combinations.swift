import FirstFrameGeometry
public import Foundation

/// Combinations of areas. Curves of the operands become lines that are at most 1/100 point away from them.
extension CGPath {
  /// Returns the outline of the points that are in this path or in another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combination(.union, with: other, rule)
  }

  /// Returns the outline of the points that are in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combination(.intersection, with: other, rule)
  }

  /// Returns the outline of the points that are in this path and not in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combination(.difference, with: other, rule)
  }

  /// Returns the outline of the points that are in exactly one of two paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combination(.symmetricDifference, with: other, rule)
  }

  /// Returns the outline of the path's area, which does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combination(.union, with: CGPath(Path()), rule)
  }

  /// Whether two paths have a point in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the path with lines in place of its curves.
  ///
  /// - Parameter threshold: The largest distance between a curve and its lines, in points.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(
      Path { path in
        for polyline in shape.flattened(tolerance: max(threshold, 1e-3)) {
          guard let first = polyline.points.first else { continue }
          path.move(to: first)
          for point in polyline.points.dropFirst() { path.addLine(to: point) }
          if polyline.isClosed { path.closeSubpath() }
        }
      })
  }

  private func combination(_ operation: PathCombination.Operation, with other: CGPath, _ rule: CGPathFillRule) -> CGPath
  {
    CGPath(PathCombination(operation, rule: rule.layoutTreeRule).outline(of: shape, other.shape))
  }
}
