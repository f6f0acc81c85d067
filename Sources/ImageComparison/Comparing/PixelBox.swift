/// A rectangle of whole pixels, counted from the top left of a picture.
public struct PixelBox: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of the box.
  public var endX: Int { x + width }

  /// The first row below the box.
  public var endY: Int { y + height }
}
