import FirstFrameGeometry
public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameTypesetting
public import Foundation

/// Draws layout trees.
///
/// The same tree has the same pixels on every machine, in debug and release builds: coverage is computed with integers,
/// and colors are blended in 8-bit sRGB with exact rounding.
public struct Rasterizer: Sendable {
  /// The version of the drawing, which is increased when pixels may change. The provenance of every reference records
  /// it.
  package static let version = 4

  /// The number of pixels per point.
  public let scale: CGFloat
  /// The typesetter that lays out texts.
  public let typesetter: Typesetter

  /// The largest number of pixels per point.
  public static let maximumScale: CGFloat = 16

  /// The largest number of levels of a tree.
  package static let maximumDepth = SceneCheck.maximumDepth

  public init(scale: CGFloat = 2, typesetter: Typesetter = .shared) {
    self.scale = scale
    self.typesetter = typesetter
  }

  /// Returns the size of a tree's picture: the size of the root's frame times the scale, rounded to whole pixels.
  public func pixelSize(of root: LayoutNode) throws(RasterizerError) -> PixelSize {
    guard scale.isFinite, scale > 0, scale <= Self.maximumScale else { throw .invalidScale(Double(scale)) }
    try SceneCheck.checkFrame(of: root)
    do {
      return try PixelSize(width: pixels(root.frame.width), height: pixels(root.frame.height))
    } catch {
      throw .invalidSize(error, node: SceneCheck.name(of: root))
    }
  }

  /// Checks that a tree is not nested too deeply to be drawn, written as text or compared.
  package static func checkDepth(of root: LayoutNode) throws(RasterizerError) {
    try SceneCheck.checkDepth(of: root)
  }

  /// Checks that a tree can be drawn, and returns the size of its picture.
  package func check(_ root: LayoutNode) throws(RasterizerError) -> PixelSize {
    let size = try pixelSize(of: root)
    try SceneCheck(area: size.area).check(root)
    return size
  }

  /// Draws a tree. The edges of the picture are the edges of the root's frame.
  public func bitmap(of root: LayoutNode) throws(RasterizerError) -> Bitmap {
    bitmap(of: try prepare(root))
  }

  /// Checks a tree and lays out its text.
  package func prepare(_ root: LayoutNode) throws(RasterizerError) -> PreparedScene {
    let size = try check(root)
    var root = root
    root.frame.origin = .zero
    // If the size was rounded up, the frame covers the last pixels only in part.
    let coversPicture =
      root.frame.width * scale >= CGFloat(size.width) && root.frame.height * scale >= CGFloat(size.height)
    let backgroundColor = coversPicture && root.isPlainRectangle ? root.background.flatMap(\.solidColor) : nil
    if backgroundColor != nil { root.background = nil }
    return PreparedScene(
      size: size, scale: scale, backgroundColor: PremultipliedColor(backgroundColor ?? .clear),
      root: PreparedNode(root, typesetter: typesetter))
  }

  /// Draws a prepared tree, at the scale for which it was prepared.
  package func bitmap(of scene: PreparedScene) -> Bitmap {
    var bitmap = Bitmap(size: scene.size, color: scene.backgroundColor)
    bitmap.withMutablePixels { SceneBands(scene).draw(on: $0) }
    return bitmap
  }

  private func pixels(_ length: CGFloat) -> Int {
    Int(min((length * scale).rounded(), 1e9))
  }
}

/// The reason why a layout tree could not be drawn. `node` is the path of names from the root to the node.
public enum RasterizerError: Error, Hashable, Sendable {
  /// The scale is not a number greater than 0 and at most 16.
  case invalidScale(Double)
  /// The size of the root's frame times the scale is not a valid picture size.
  case invalidSize(BitmapError, node: String)
  /// A number of a node is not finite, is too large, or is negative where it must not be.
  case invalidMeasure(String, value: Double, node: String)
  /// An image is a file name that ``ImageResolver`` has not replaced with the picture.
  case unresolvedImage(file: String, node: String)
  /// The nested nodes with opacity, blend modes or clipping need too much memory.
  case tooManyLayers(limit: Int, node: String)
  /// The tree is nested deeper than the rasterizer's limit. `node` is the root.
  case tooDeep(limit: Int, node: String)
}

extension RasterizerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "a scale of \(scale) cannot be drawn; expected more than 0 and at most \(Rasterizer.maximumScale) pixels per point"
    case .invalidSize(let error, let node):
      "\(node): \(error)"
    case .invalidMeasure(let measure, let value, let node):
      "\(node): its \(measure) is \(value), which is not a number, too large, or negative where it must not be"
    case .unresolvedImage(let file, let node):
      "\(node): the image \"\(file)\" was not read; resolve the tree's images before drawing it"
    case .tooManyLayers(let limit, let node):
      "\(node): more than \(limit) nested nodes fade, blend or clip, which needs too much memory for a picture of this size"
    case .tooDeep(let limit, let node):
      "\(node): the tree is nested deeper than \(limit) levels; add nodes that belong side by side to one node"
    }
  }
}
