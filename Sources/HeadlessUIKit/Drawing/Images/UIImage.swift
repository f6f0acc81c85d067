import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A picture: pixels of a file, something that was drawn, or a symbol.
public final class UIImage: NSObject, Sendable {
  let values: ImageValues

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// A picture without size.
  public convenience override init() {
    self.init(ImageValues(content: .drawing([]), size: .zero, scale: 1))
  }

  /// A picture of a PNG's bytes, with a pixel per point; nil where they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(pngData: data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// A picture of a PNG file, whose name says its scale as in `icon@2x.png`; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage.bitmap, scale: 1)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.bitmap, scale: scale)
  }

  private convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(ImageValues(content: .bitmap(bitmap), size: size, scale: scale))
  }

  /// In points.
  public var size: CGSize { values.size }

  /// Pixels per point.
  public var scale: CGFloat { values.scale }

  public var renderingMode: RenderingMode { values.renderingMode }
  public var capInsets: UIEdgeInsets { values.capInsets }
  public var resizingMode: ResizingMode { values.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  public var imageOrientation: Orientation { .up }
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  public var isSymbolImage: Bool { values.isSymbol }

  /// The pixels; nil for what was drawn and for symbols, which have none.
  public var cgImage: CGImage? {
    guard case .bitmap(let bitmap) = values.content else { return nil }
    return CGImage(bitmap)
  }

  /// The picture as a PNG; nil where it has no pixels.
  public func pngData() -> Data? {
    guard case .bitmap(let bitmap) = values.content else { return nil }
    return try? bitmap.pngData(scale: scale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension UIImage {
  /// A PNG among the resources of the main bundle: `name.png`, `name@2x.png` or `name@3x.png`.
  public convenience init?(named name: String) {
    self.init(named: name, in: .main, compatibleWith: nil)
  }

  /// A PNG among the resources of a bundle: `name@2x.png`, `name@3x.png` or `name.png`; there are no asset catalogs.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let bundle = bundle ?? .main
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let paths = ["@2x", "@3x", ""].lazy.compactMap { bundle.path(forResource: plain + $0, ofType: "png") }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture's shape in a colour; a view that shows a template, as symbols are, tints it all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A picture that keeps its edges as they are when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// A picture that is mirrored where the interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// How the rows of a picture lie; pictures are drawn as they are stored.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether a picture has its own colours, or is a stencil for a tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills its room; it is always stretched.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

/// What a picture is, and how it wants to be drawn.
struct ImageValues: Sendable, Hashable {
  var content: Content
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Of a picture that was given one for good.
  var tint: UIColor?
  var flipsForRightToLeft = false
  /// What is wrong with the picture, for the warnings of the view that shows it.
  var warning: String?

  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }
}

extension ImageValues {
  /// Where a picture comes from.
  enum Content: Sendable, Hashable {
    case bitmap(Bitmap)
    /// What was drawn in a box of the picture's size.
    case drawing([LayoutNode])
    case symbol(SymbolImage)
  }
}
