import FirstFrameGeometry
public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameTypesetting
public import Foundation

/// Draws layout trees.
///
/// The same tree gives the same pixels on every machine, in debug and release builds: coverage is computed in whole
/// numbers, and colours are blended in 8-bit sRGB with exact rounding.
public struct Rasterizer: Sendable {
  /// Increased whenever pixels may change; stored in the provenance of every reference.
  package static let version = 2

  /// Pixels per point.
  public let scale: CGFloat
  /// The typesetter that lays out texts.
  public let typesetter: Typesetter

  /// The largest number of pixels per point.
  public static let maximumScale: CGFloat = 16

  public init(scale: CGFloat = 2, typesetter: Typesetter = .shared) {
    self.scale = scale
    self.typesetter = typesetter
  }

  /// The size of a tree's picture: the root's frame at the scale, rounded to whole pixels.
  public func pixelSize(of root: LayoutNode) throws(RasterizerError) -> PixelSize {
    guard scale.isFinite, scale > 0, scale <= Self.maximumScale else { throw .invalidScale(Double(scale)) }
    try SceneCheck.checkFrame(of: root)
    do {
      return try PixelSize(width: pixels(root.frame.width), height: pixels(root.frame.height))
    } catch {
      throw .invalidSize(error, node: SceneCheck.name(of: root))
    }
  }

  /// Checks that a tree can be drawn, and returns the size of its picture.
  package func check(_ root: LayoutNode) throws(RasterizerError) -> PixelSize {
    let size = try pixelSize(of: root)
    try SceneCheck(area: size.area).check(root)
    return size
  }

  /// The picture of a tree; its edges are the root's frame.
  public func bitmap(of root: LayoutNode) throws(RasterizerError) -> Bitmap {
    bitmap(of: try prepare(root))
  }

  /// Checks a tree and lays out its text.
  package func prepare(_ root: LayoutNode) throws(RasterizerError) -> PreparedScene {
    let size = try check(root)
    var root = root
    root.frame.origin = .zero
    // If the frame was rounded up, it covers its last pixels only in part.
    let isWhole = root.frame.width * scale >= CGFloat(size.width) && root.frame.height * scale >= CGFloat(size.height)
    let backgroundColor = isWhole && root.isPlainRectangle ? root.background.flatMap(\.solidColor) : nil
    if backgroundColor != nil { root.background = nil }
    return PreparedScene(
      size: size, scale: scale, backgroundColor: PremultipliedColor(backgroundColor ?? .clear),
      root: PreparedNode(root, typesetter: typesetter))
  }

  /// The picture of a prepared tree, at the scale of its preparation.
  package func bitmap(of scene: PreparedScene) -> Bitmap {
    var bitmap = Bitmap(size: scene.size, color: scene.backgroundColor)
    bitmap.withMutablePixels { SceneBands(scene).draw(on: $0) }
    return bitmap
  }

  private func pixels(_ length: CGFloat) -> Int {
    Int(min((length * scale).rounded(), 1e9))
  }
}

/// Why a layout tree could not be drawn. A node is named by the path of names that leads to it.
public enum RasterizerError: Error, Hashable, Sendable {
  /// The scale is not a finite number greater than 0, and at most 16.
  case invalidScale(Double)
  /// The root's frame, at the scale, is not a valid picture size.
  case invalidSize(BitmapError, node: String)
  /// A number of a node is not finite, negative although it must not be, or too large.
  case invalidMeasure(String, value: Double, node: String)
  /// An image is still a file name; ``ImageResolver`` reads files.
  case unresolvedImage(file: String, node: String)
  /// The nested nodes with opacity, blend modes or clipping need too much memory.
  case tooManyLayers(limit: Int, node: String)
  /// The tree is nested deeper than the rasterizer's limit.
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
      "\(node): the tree is nested deeper than \(limit) levels"
    }
  }
}
