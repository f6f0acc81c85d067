import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
public import Foundation

/// An image: a bitmap, a recorded drawing or a symbol.
public final class UIImage: NSObject, Sendable {
  let values: ImageValues
  /// What is created when it is needed: see ``AssetRegistration``.
  let registration = AssetRegistration()

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Creates an image of size zero.
  public convenience override init() {
    self.init(ImageValues(content: .drawing([]), size: .zero, scale: 1))
  }

  /// Creates an image from PNG data, at one pixel per point; `nil` if the data is not a valid PNG.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG data; `nil` if the data is not a valid PNG.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG file.
  ///   - scale: The scale in pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? PNGFile(pixelsOf: data) else { return nil }
    self.init(file.bitmap, scale: scale, warning: file.samples.warnings.first)
  }

  /// Creates an image from a PNG file; `nil` if it cannot be read. The name determines the scale, as in `icon@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage.bitmap, scale: 1)
  }

  /// Creates an image of pixels that are turned or mirrored when they are displayed.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.bitmap, scale: scale, orientation: orientation)
  }

  private convenience init(
    _ bitmap: Bitmap, scale: CGFloat, orientation: Orientation = .up, warning: String? = nil
  ) {
    let scale = scale > 0 ? scale : 1
    let upright = bitmap.upright(from: orientation.stored)
    let size = CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    var values = ImageValues(content: .bitmap(upright), size: size, scale: scale)
    values.orientation = orientation
    values.warning = warning.map { "A picture in a UIImage was drawn as it was read. \($0)" }
    self.init(values)
  }

  /// The size in points.
  public var size: CGSize { values.size }

  /// The scale in pixels per point.
  public var scale: CGFloat { values.scale }

  public var renderingMode: RenderingMode { values.renderingMode }
  public var capInsets: UIEdgeInsets { values.capInsets }
  public var resizingMode: ResizingMode { values.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// The orientation of the pixels of ``cgImage``. The image is displayed upright.
  public var imageOrientation: Orientation { values.orientation }
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  public var isSymbolImage: Bool { values.isSymbol }

  /// The pixels at the image's scale, in the image's orientation; `nil` for images without an area.
  public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// Returns the image as a PNG; `nil` for images without an area.
  public func pngData() -> Data? { bitmap.flatMap { try? $0.pngData(scale: scale) } }

  /// The pixels, which are drawn if the image is a recorded drawing or a symbol; `nil` for images without an area.
  private var bitmap: Bitmap? { uprightBitmap?.upright(from: values.orientation.stored.inverse) }

  var uprightBitmap: Bitmap? {
    switch values.content {
    case .bitmap(let bitmap): return bitmap
    case .drawing(let nodes):
      let node = LayoutNode(frame: CGRect(origin: .zero, size: size), children: nodes)
      return try? Rasterizer(scale: scale, typesetter: .current).bitmap(of: node)
    case .symbol:
      var node = LayoutNode(frame: CGRect(origin: .zero, size: size))
      describe(in: &node, as: ImageAppearance(traits: .current))
      return try? Rasterizer(scale: scale, typesetter: .current).bitmap(of: node)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension UIImage {
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image drawn in a color. A view still applies its own tint to a template image, such as a symbol.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image with edges that are not stretched when the image is resized.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns an image of which one column and one row of points are stretched; 0 stretches the whole length.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns an image that is mirrored in a right-to-left interface.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns an image with the left and right sides exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { values in
      values.content = values.content.flippedHorizontally(in: values.size)
      values.orientation = values.orientation.flippedHorizontally
    }
  }

  func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    values.asset = values.asset ?? registration.asset
    change(&values)
    return UIImage(values)
  }

  /// The orientation of stored pixels: the turn and the reflection with which they are displayed.
  public enum Orientation: Int, CaseIterable, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// The same orientation, as files store it.
    var stored: PictureOrientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }

    var isMirrored: Bool { rawValue >= Self.upMirrored.rawValue }

    fileprivate var flippedHorizontally: Orientation {
      let flipped = stored.flippedHorizontally
      return Orientation.allCases.first { $0.stored == flipped } ?? self
    }
  }

  /// Whether an image is drawn in its own colors or as a template in a tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The way in which the middle of a resizable image fills its area: `tile` repeats it, and `stretch` stretches it.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

/// The content of an image and its drawing options.
struct ImageValues: Sendable, Hashable {
  /// The upright content.
  var content: Content
  /// The orientation of the pixels from which the content was made.
  var orientation = UIImage.Orientation.up
  /// The size in points.
  var size: CGSize
  /// The scale in pixels per point.
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether the image has a resizing mode of its own; other images are stretched.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  /// The tint color set on the image itself.
  var tint: UIColor?
  var flipsForRightToLeft = false
  /// The images of an animation; `nil` for a single image.
  var frames: ImageFrames?
  /// The distance from the lower edge to the baseline, in points; `nil` for that of the symbol, or none.
  var baselineOffset: CGFloat?
  /// Whether the symbol's own baseline was removed.
  var lacksBaseline = false
  /// Whether the image was drawn at a smaller scale than that of the screen, so that its pixels are seen.
  var isCoarse = false
  /// A warning about the image, which the view that displays it reports; `nil` if there is none.
  var warning: String?
  /// The variants of the image; `nil` if it has none.
  var asset: UIImageAsset?
  /// The index of the image's variant in its asset catalog; `nil` for other images.
  var variant: Int?

  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// The warning of the view that displays the image: also about a symbol in its own colors, which are not known.
  var displayWarning: String? {
    guard warning == nil, renderingMode == .alwaysOriginal, tint == nil, case .symbol(let symbol) = content else {
      return warning
    }
    return SymbolRendering.multicolor.warning(of: symbol.name, hasKnownLayers: true)
  }
}

extension ImageValues {
  /// The kind of image.
  enum Content: Sendable, Hashable {
    case bitmap(Bitmap)
    /// Nodes recorded in a rectangle of the image's size.
    case drawing([LayoutNode])
    case symbol(SymbolImage)

    /// Returns the content with its left and right sides exchanged. Symbols are mirrored when they are drawn.
    func flippedHorizontally(in size: CGSize) -> Content {
      switch self {
      case .bitmap(let bitmap): .bitmap(bitmap.upright(from: .upMirrored))
      case .drawing(let nodes):
        .drawing([
          LayoutNode(
            frame: CGRect(origin: .zero, size: size), transform: .scale(x: -1, y: 1), children: nodes)
        ])
      case .symbol: self
      }
    }
  }
}
