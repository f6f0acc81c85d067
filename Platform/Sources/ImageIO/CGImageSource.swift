@_exported public import CoreGraphics
private import FirstFramePlaceholders
@_exported public import Foundation
private import UIKit

/// The bytes of an image file. The first image of PNG and JPEG files is decoded.
public final class CGImageSource: Sendable {
  let data: Data

  init(data: Data) {
    self.data = data
  }

  var image: UIImage? { UIImage(data: data) }
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data)
}

/// Returns `nil` if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  do { return CGImageSource(data: try Data(contentsOf: url)) } catch { return nil }
}

/// One, if the image can be decoded: only the first image of an animation is read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// Returns the image scaled down to the largest size that the options allow.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image, let full = image.cgImage else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
  let side = (limit as? Int).map { CGFloat($0) } ?? (limit as? CGFloat) ?? (limit as? Double).map { CGFloat($0) }
  let longer = CGFloat(max(full.width, full.height))
  guard let side, side > 0, longer > side else { return full }
  let size = CGSize(
    width: max(1, (CGFloat(full.width) * side / longer).rounded()),
    height: max(1, (CGFloat(full.height) * side / longer).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Returns the size of the image in pixels. Other properties are not read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image?.cgImage else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// The orientation of the pixels of a file.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
