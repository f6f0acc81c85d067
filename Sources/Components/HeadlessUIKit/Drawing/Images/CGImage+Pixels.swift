import FirstFrameImaging
public import Foundation

extension CGImage {
  /// Creates an image from the pixels of a provider, row by row from the top; `nil` if there are too few bytes, or
  /// components are not of 8 bits.
  ///
  /// - Parameters:
  ///   - decode: Has no effect.
  ///   - shouldInterpolate: Has no effect: the context determines how the image is scaled.
  ///   - intent: Has no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(space: space, info: bitmapInfo.rawValue)
    guard bitsPerComponent == 8, bitsPerPixel == 24 || bitsPerPixel == 8 * layout.bytesPerPixel,
      let pixels = PixelBytes(provider, width: width, height: height, bytesPerRow, bytesPerPixel: bitsPerPixel / 8)
    else { return nil }
    self.init(pixels.bitmap { layout.read($0) })
  }

  /// Creates a mask, which is drawn black where its samples are 0 and clear where they are 255.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    // Only the first component of a pixel counts.
    guard bitsPerComponent == 8, bitsPerPixel >= 8, bitsPerPixel.isMultiple(of: 8),
      let pixels = PixelBytes(
        provider, width: width, height: height, bytesPerRow, bytesPerPixel: bitsPerPixel / 8)
    else { return nil }
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    self.init(
      pixels.bitmap { bytes in
        PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: isInverted ? bytes[0] : 255 - bytes[0]))
      })
  }

  /// Reads a PNG file; `nil` if the data is not a valid one.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(image.bitmap)
  }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// Masks are images of black and clear pixels.
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var decode: UnsafePointer<CGFloat>? { nil }

  public func copy() -> CGImage? { CGImage(bitmap) }

  /// Returns the image itself: every image is one of sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }

  /// Returns the image without the pixels whose components are in ranges.
  ///
  /// - Parameter maskingColorComponents: The lowest and the highest value of red, green and blue, from 0 to 255.
  public func copy(maskingColorComponents ranges: UnsafePointer<CGFloat>) -> CGImage? {
    func contains(_ component: Int, _ value: UInt8) -> Bool {
      ranges[2 * component] <= CGFloat(value) && CGFloat(value) <= ranges[2 * component + 1]
    }
    return mapping { _, _, pixel in
      let color = pixel.straight
      return contains(0, color.red) && contains(1, color.green) && contains(2, color.blue) ? .clear : pixel
    }
  }

  /// Returns the image with the opacity of a mask, which is scaled to the image. The gray of an opaque mask is the
  /// opacity, as Core Graphics has it for images; of other masks it is their alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.width > 0, mask.height > 0 else { return nil }
    let isOpaque = mask.bitmap.withPixels { pixels in
      (0..<mask.width * mask.height).allSatisfy { pixels[$0] >> 24 == 255 }
    }
    return mapping { x, y, pixel in
      let sample = mask.bitmap[x * mask.width / width, y * mask.height / height]
      return pixel.scaled(by: isOpaque ? sample.green : sample.alpha)
    }
  }

  private func mapping(_ map: (Int, Int, PremultipliedColor) -> PremultipliedColor) -> CGImage {
    var result = bitmap
    for y in 0..<height {
      for x in 0..<width { result[x, y] = map(x, y, bitmap[x, y]) }
    }
    return CGImage(result)
  }
}

extension PremultipliedColor {
  /// Returns the color with its opacity multiplied by a number of 255ths.
  fileprivate func scaled(by opacity: UInt8) -> PremultipliedColor {
    func scaled(_ channel: UInt8) -> UInt32 { (UInt32(channel) * UInt32(opacity) + 127) / 255 }
    return PremultipliedColor(packed: scaled(red) | scaled(green) << 8 | scaled(blue) << 16 | scaled(alpha) << 24)
  }
}

/// The bytes of pixels in rows.
private struct PixelBytes {
  private let data: Data
  private let size: PixelSize
  private let bytesPerRow: Int
  private let bytesPerPixel: Int

  /// Returns `nil` if there are too few bytes.
  init?(_ provider: CGDataProvider, width: Int, height: Int, _ bytesPerRow: Int, bytesPerPixel: Int) {
    guard let data = provider.data, let size = try? PixelSize(width: width, height: height),
      bytesPerRow >= width * bytesPerPixel, bytesPerRow <= 1 << 24,
      data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
    else { return nil }
    (self.data, self.size, self.bytesPerRow, self.bytesPerPixel) = (data, size, bytesPerRow, bytesPerPixel)
  }

  func bitmap(_ read: (UnsafeBufferPointer<UInt8>) -> PremultipliedColor) -> Bitmap {
    var result = Bitmap(size: size)
    data.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let start = y * bytesPerRow + x * bytesPerPixel
          result[x, y] = read(UnsafeBufferPointer(rebasing: bytes[start..<start + bytesPerPixel]))
        }
      }
    }
    return result
  }
}
