import FirstFrameGeometry
public import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// Pixels, as rows of premultiplied sRGB.
public final class CGImage: Sendable {
  public let bitmap: Bitmap

  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }

  /// The part of the picture within a rectangle of pixels; nil where they have none in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !part.isEmpty, let size = try? PixelSize(width: Int(part.width), height: Int(part.height)) else { return nil }
    var result = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { result[x, y] = bitmap[x + Int(part.minX), y + Int(part.minY)] }
    }
    return CGImage(result)
  }
}

extension CGContext {
  /// Draws a picture upside down, as Core Graphics does where y points down; `UIImage.draw(in:)` keeps it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    recordInUserSpace(
      LayoutNode(
        frame: rect, transform: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        image: ImageContent(source: .bitmap(image.bitmap))))
  }
}
