extension PixelBox {
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
  }

  /// Whether the box has pixels, and ends where a number can say.
  var hasArea: Bool {
    width > 0 && height > 0
      && !x.addingReportingOverflow(width).overflow && !y.addingReportingOverflow(height).overflow
  }

  /// The smallest box around both.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(x, other.x), minY: min(y, other.y),
      maxX: max(endX, other.endX) - 1, maxY: max(endY, other.endY) - 1)
  }

  /// Whether at most so many columns and so many rows of pixels lie between the two.
  func isNear(_ other: PixelBox, gap: Int) -> Bool {
    other.x - endX <= gap && x - other.endX <= gap && other.y - endY <= gap && y - other.endY <= gap
  }
}
