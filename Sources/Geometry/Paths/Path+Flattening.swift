public import Foundation

extension Path {
  /// The subpaths with their curves replaced by straight lines.
  ///
  /// No point of a line is further than `tolerance`, in the path's units, from its curve. A subpath that is
  /// nothing but a move is left out.
  public func flattened(tolerance: CGFloat) -> [Polyline] {
    var flattener = PathFlattener(tolerance: tolerance)
    return flattener.flatten(self).map { Polyline(points: $0.vertices.map(\.point), isClosed: $0.isClosed) }
  }
}
