/// The width and height of a bitmap, in pixels. Both are positive and within the limits.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The longest side of a bitmap, in pixels.
  package static let maximumSide = 32_768

  /// The largest number of pixels of a bitmap: 256 MiB of memory.
  package static let maximumArea = 1 << 26

  public init(width: Int, height: Int) throws(BitmapError) {
    guard width > 0, height > 0 else {
      throw .empty(width: width, height: height)
    }
    guard width <= Self.maximumSide, height <= Self.maximumSide, width * height <= Self.maximumArea else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  package var area: Int { width * height }
}

/// The reason why a size is invalid for a bitmap.
public enum BitmapError: Error, Hashable, Sendable {
  case empty(width: Int, height: Int)
  case tooLarge(width: Int, height: Int)
}

extension BitmapError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let width, let height):
      "a picture of \(width) x \(height) pixels has nothing to show; both sides must be at least 1 pixel"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; at most \(PixelSize.maximumSide) pixels per side "
        + "and \(PixelSize.maximumArea) in all"
    }
  }
}
