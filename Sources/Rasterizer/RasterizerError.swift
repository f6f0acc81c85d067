public import Imaging

/// Why a layout tree could not be drawn. A node is named by the path of names that leads to it.
public enum RasterizerError: Error, Hashable, Sendable {
  /// The scale is not a finite number greater than 0, and at most 16.
  case invalidScale(Double)
  /// The root's frame, at the scale, is no possible picture.
  case invalidSize(BitmapError, node: String)
  /// A measure of a node is not a finite number, negative where it may not be, or too large.
  case invalidMeasure(String, value: Double, node: String)
  /// The tree asks for something that the rasterizer does not draw.
  case unsupported(feature: String, node: String)
  /// The tree is nested deeper than the rasterizer follows.
  case tooDeep(limit: Int, node: String)
}

extension RasterizerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "a scale of \(scale) cannot be drawn; expected more than 0 and at most \(Rasterizer.largestScale) pixels a point"
    case .invalidSize(let error, let node):
      "\(node): \(error)"
    case .invalidMeasure(let measure, let value, let node):
      "\(node): its \(measure) is \(value); expected a finite number that is not negative or beyond reach"
    case .unsupported(let feature, let node):
      "\(node): \(feature) cannot be drawn yet; take it out of the tree to draw the rest"
    case .tooDeep(let limit, let node):
      "\(node): the tree is nested deeper than \(limit) levels"
    }
  }
}
