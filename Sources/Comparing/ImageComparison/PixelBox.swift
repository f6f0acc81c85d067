import FirstFrameImaging

/// A rectangle of whole pixels, with coordinates from the top left corner of a picture.
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
  package var endX: Int { x + width }

  /// The first row below the box.
  package var endY: Int { y + height }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
  }

  /// Whether the box contains pixels, and its ends can be represented as `Int`.
  var hasArea: Bool {
    width > 0 && height > 0
      && !x.addingReportingOverflow(width).overflow && !y.addingReportingOverflow(height).overflow
  }

  /// Returns the smallest box that contains both.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(x, other.x), minY: min(y, other.y),
      maxX: max(endX, other.endX) - 1, maxY: max(endY, other.endY) - 1)
  }

  /// Whether at most `gap` columns and at most `gap` rows lie between the boxes.
  func isNear(_ other: PixelBox, gap: Int) -> Bool {
    other.x - endX <= gap && x - other.endX <= gap && other.y - endY <= gap && y - other.endY <= gap
  }
}

/// The areas that only one of two pictures has if their top left corners are aligned: strips at the right and at the
/// bottom.
struct MissingArea {
  /// The areas, which do not overlap.
  let boxes: [PixelBox]
  let pixelCount: Int

  init(reference: PixelSize, actual: PixelSize) {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    boxes = [reference, actual].flatMap { size in
      [
        PixelBox(x: width, y: 0, width: size.width - width, height: size.height),
        PixelBox(x: 0, y: height, width: width, height: size.height - height),
      ]
    }.filter(\.hasArea)
    pixelCount = boxes.reduce(0) { $0 + $1.width * $1.height }
  }
}
