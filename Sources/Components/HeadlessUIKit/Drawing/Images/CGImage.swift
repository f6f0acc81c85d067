import FirstFrameGeometry
package import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A bitmap image of premultiplied sRGB pixels.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// The pixels, row by row from the top: red, green, blue and alpha in eight bits each.
  public var dataProvider: CGDataProvider? {
    let bytes = bitmap.withPixels { pixels in
      (0..<width * height).flatMap { index in
        let pixel = PremultipliedColor(packed: pixels[index])
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    return CGDataProvider(data: Data(bytes))
  }

  /// Returns the part of the image inside a rectangle in pixels; `nil` if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    let (left, top) = (Int(clamping: part.minX), Int(clamping: part.minY))
    guard !part.isEmpty, left >= 0, top >= 0,
      let size = try? PixelSize(
        width: min(Int(clamping: part.width), width - left), height: min(Int(clamping: part.height), height - top))
    else { return nil }
    var result = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { result[x, y] = bitmap[x + left, y + top] }
    }
    return CGImage(result)
  }
}

extension CGImage {
  /// Returns a node that draws the image upside down in a rectangle.
  func node(in rect: CGRect, sampling: ImageContent.Sampling = .smooth) -> LayoutNode {
    LayoutNode(
      frame: rect, transform: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
      image: ImageContent(source: .bitmap(bitmap), sampling: sampling))
  }
}

extension CGContext {
  /// Draws an image upside down, as Core Graphics does with y down. `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameter byTiling: Whether the image is repeated over the clip, with the rectangle as one of its places.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let sampling: ImageContent.Sampling = state.interpolationQuality == .none ? .nearest : .smooth
    for place in byTiling ? tiles(of: rect) : [rect] { recordInUserSpace(image.node(in: place, sampling: sampling)) }
  }

  /// The largest number of tiles.
  static let tileLimit: CGFloat = 40_000

  /// Returns how often an image of a size fits into the clip.
  func tileCount(of size: CGSize) -> CGFloat {
    let area = boundingBoxOfClipPath
    return area.width / size.width * (area.height / size.height)
  }

  /// Returns the places of an image that is repeated over the clip, of which a rectangle is one.
  func tiles(of rect: CGRect) -> [CGRect] {
    let area = boundingBoxOfClipPath
    let (width, height) = (rect.width, rect.height)
    guard width > 0, height > 0, tileCount(of: rect.size) <= Self.tileLimit else {
      warn("An image with more than 40,000 tiles is drawn once")
      return [rect]
    }
    let x = rect.minX - ((rect.minX - area.minX) / width).rounded(.up) * width
    let y = rect.minY - ((rect.minY - area.minY) / height).rounded(.up) * height
    return stride(from: y, to: area.maxY, by: height).flatMap { y in
      stride(from: x, to: area.maxX, by: width).map { CGRect(x: $0, y: y, width: width, height: height) }
    }
  }
}
