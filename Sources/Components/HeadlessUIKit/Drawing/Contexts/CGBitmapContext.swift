import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// The place of the opacity among the components of a pixel.
public enum CGImageAlphaInfo: UInt32, CaseIterable, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, CaseIterable, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The layout of a pixel: a `CGImageAlphaInfo` and a `CGImageByteOrderInfo`.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension CGContext {
  /// Creates a context for a bitmap. The origin is at the bottom left, and y increases upwards, as in Core Graphics.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels: ``makeImage()`` and ``data`` write them there. `nil` to let the context have it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8; the result is `nil` for other numbers.
  ///   - bytesPerRow: The bytes from one row to the next, or 0 for rows without gaps.
  ///   - space: The color space. Gray pixels have the luminance of the drawing.
  ///   - bitmapInfo: The layout of the pixels: a `CGImageAlphaInfo` and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768, bitsPerComponent == 8,
      let pixels = PixelMemory(
        memory: data, width: width, height: height, bytesPerRow: bytesPerRow,
        layout: PixelLayout(space: space, info: bitmapInfo))
    else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    pixelMemory = pixels
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The size in pixels; 0 for a context without a bitmap.
  public var width: Int { pixelMemory?.width ?? 0 }
  public var height: Int { pixelMemory?.height ?? 0 }
  public var bitsPerComponent: Int { pixelMemory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (pixelMemory?.layout.bytesPerPixel ?? 0) * 8 }
  public var bytesPerRow: Int { pixelMemory?.bytesPerRow ?? 0 }
  public var alphaInfo: CGImageAlphaInfo { pixelMemory?.layout.alpha ?? .none }

  /// The memory with the pixels as drawn so far; `nil` for a context without a bitmap.
  public var data: UnsafeMutableRawPointer? {
    guard let pixelMemory else { return nil }
    if let bitmap { pixelMemory.write(bitmap) }
    return pixelMemory.memory
  }

  /// Returns an image of what was drawn so far; `nil` for a context without a bitmap.
  public func makeImage() -> CGImage? {
    guard let pixelMemory, let bitmap else { return nil }
    pixelMemory.write(bitmap)
    return CGImage(bitmap)
  }

  private var bitmap: Bitmap? {
    let node = LayoutNode(frame: box, children: nodes)
    return try? Rasterizer(scale: 1, typesetter: .current).bitmap(of: node)
  }
}

/// The layout of the pixels of a bitmap context.
struct PixelLayout {
  let alpha: CGImageAlphaInfo
  let isGray: Bool
  let isLittleEndian: Bool

  init(space: CGColorSpace, info: UInt32) {
    alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    isGray = space.numberOfComponents == 1
    isLittleEndian = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
  }

  var bytesPerPixel: Int { alpha == .alphaOnly || (isGray && alpha == .none) ? 1 : isGray ? 2 : 4 }

  /// Writes a pixel. Core Graphics has only premultiplied bitmaps, and so have these.
  func write(_ pixel: PremultipliedColor, to bytes: UnsafeMutablePointer<UInt8>) {
    if alpha == .alphaOnly {
      bytes[0] = pixel.alpha
      return
    }
    if isGray {
      // The weights of ITU-R BT.709, in 1/256.
      let luminance = (54 * Int(pixel.red) + 183 * Int(pixel.green) + 19 * Int(pixel.blue) + 128) / 256
      bytes[0] = UInt8(min(luminance, 255))
      if bytesPerPixel == 2 { bytes[1] = pixel.alpha }
      return
    }
    let opacity = alpha == .noneSkipFirst || alpha == .noneSkipLast || alpha == .none ? 255 : pixel.alpha
    let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
    let ordered =
      isFirst
      ? (opacity, pixel.red, pixel.green, pixel.blue) : (pixel.red, pixel.green, pixel.blue, opacity)
    bytes[0] = isLittleEndian ? ordered.3 : ordered.0
    bytes[1] = isLittleEndian ? ordered.2 : ordered.1
    bytes[2] = isLittleEndian ? ordered.1 : ordered.2
    bytes[3] = isLittleEndian ? ordered.0 : ordered.3
  }
}

extension PixelLayout {
  /// Returns the color of a pixel: of 1 byte for gray or opacity, 2 for gray and opacity, 3 or 4 for a color.
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> PremultipliedColor {
    if bytes.count < 3 {
      let gray = alpha == .alphaOnly ? 0 : bytes[0]
      let opacity = bytes.count == 2 ? bytes[1] : alpha == .alphaOnly ? bytes[0] : 255
      return color(gray, gray, gray, opacity)
    }
    func component(_ index: Int) -> UInt8 { bytes[isLittleEndian ? bytes.count - 1 - index : index] }
    if bytes.count == 3 { return color(component(0), component(1), component(2), 255) }
    let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
    let hasOpacity = alpha != .noneSkipFirst && alpha != .noneSkipLast && alpha != .none
    let first = isFirst ? 1 : 0
    let opacity = hasOpacity ? component(isFirst ? 0 : 3) : 255
    return color(component(first), component(first + 1), component(first + 2), opacity)
  }

  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8) -> PremultipliedColor {
    if alpha == .first || alpha == .last {
      return PremultipliedColor(Color(red: red, green: green, blue: blue, alpha: opacity))
    }
    // Premultiplied components are not larger than their opacity.
    func channel(_ value: UInt8) -> UInt32 { UInt32(min(value, opacity)) }
    return PremultipliedColor(
      packed: channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(opacity) << 24)
  }
}

/// The memory of a bitmap context.
final class PixelMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool

  /// Returns `nil` if a row is shorter than its pixels.
  init?(memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    let needed = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= needed, bytesPerRow <= 1 << 24 else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? needed : bytesPerRow
    self.layout = layout
    ownsMemory = memory == nil
    let count = self.bytesPerRow * height
    self.memory = memory ?? UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    if memory == nil { self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
  }

  deinit {
    if ownsMemory { memory.deallocate() }
  }

  func write(_ bitmap: Bitmap) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let size = layout.bytesPerPixel
    bitmap.withPixels { pixels in
      var y = 0
      while y < min(height, bitmap.height) {
        var x = 0
        while x < min(width, bitmap.width) {
          let pixel = PremultipliedColor(packed: pixels[y &* bitmap.width &+ x])
          layout.write(pixel, to: bytes + (y &* bytesPerRow &+ x &* size))
          x &+= 1
        }
        y &+= 1
      }
    }
  }
}
