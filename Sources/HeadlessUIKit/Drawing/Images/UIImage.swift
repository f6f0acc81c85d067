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
