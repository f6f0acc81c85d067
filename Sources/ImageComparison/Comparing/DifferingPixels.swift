/// How many pixels of two pictures differ, and where.
public struct DifferingPixels: Hashable, Sendable {
  /// The number of pixels that differ; at least 1.
  public let count: Int
  /// The number of pixels that either picture has.
  public let total: Int
  /// The smallest box around all that differ, in pixels.
  public let boundingBox: PixelBox

  public init(count: Int, total: Int, boundingBox: PixelBox) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
  }
}
