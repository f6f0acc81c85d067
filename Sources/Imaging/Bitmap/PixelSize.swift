/// The width and height of a bitmap, in pixels; always positive, and within the limits.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The longest side of a bitmap, in pixels.
  public static let longestSide = 32_768

  /// The largest number of pixels of a bitmap: 256 MiB of memory.
  public static let largestArea = 1 << 26

  public init(width: Int, height: Int) throws(BitmapError) {
    guard width > 0, height > 0 else {
      throw .empty(width: width, height: height)
    }
    guard width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.largestArea else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  public var area: Int { width * height }
}
