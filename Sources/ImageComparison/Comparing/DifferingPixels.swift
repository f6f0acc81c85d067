/// How many pixels of two pictures differ, by how much, and where.
public struct DifferingPixels: Hashable, Sendable {
  /// The number of pixels that differ; at least 1.
  public let count: Int
  /// The number of pixels that either picture has.
  public let total: Int
  /// The smallest box around all that differ, in pixels.
  public let boundingBox: PixelBox
  /// Boxes around the places that differ, at most 32, from the top down, in pixels.
  ///
  /// No two of them are nearer than 16 pixels to each other, or than 32, 64 and so on where there are too many.
  public let clusters: [PixelBox]
  /// The largest difference of two colours, 0...1 by the metric, to six digits; 1 where one picture has no pixel.
  public let largestDifference: Double

  public init(
    count: Int, total: Int, boundingBox: PixelBox, clusters: [PixelBox], largestDifference: Double
  ) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
    self.clusters = clusters
    self.largestDifference = largestDifference
  }
}
