public import FirstFrameImaging

/// Why a layout tree could not be drawn. A node is named by the path of names that leads to it.
public enum RasterizerError: Error, Hashable, Sendable {
  /// The scale is not a finite number greater than 0, and at most 16.
  case invalidScale(Double)
  /// The root's frame, at the scale, is no possible picture.
  case invalidSize(BitmapError, node: String)
  /// A measure of a node is not a finite number, negative where it may not be, or too large.
  case invalidMeasure(String, value: Double, node: String)
  /// An image is still the name of a file; ``ImageResolver`` reads files.
  case unresolvedImage(file: String, node: String)
  /// More nodes within nodes fade, mix or clip than there is memory for.
  case tooManyLayers(limit: Int, node: String)
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
      "\(node): its \(measure) is \(value), which is no number, beyond reach, or negative where it may not be"
    case .unresolvedImage(let file, let node):
      "\(node): the image \"\(file)\" was not read; resolve the tree's images before drawing it"
    case .tooManyLayers(let limit, let node):
      "\(node): more than \(limit) nodes within each other fade, mix or clip; a picture of this size has no memory for that"
    case .tooDeep(let limit, let node):
      "\(node): the tree is nested deeper than \(limit) levels"
    }
  }
}
