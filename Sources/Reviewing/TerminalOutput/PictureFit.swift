package import FirstFrameImaging

/// The size of a picture that is fitted into a rectangle of character cells.
package struct PictureFit: Hashable, Sendable {
  /// The size in pixels or half blocks.
  package let size: PixelSize
  /// The size in cells.
  package let columns: Int
  package let rows: Int

  /// The maximum enlargement of small pictures.
  private static let maximumFactor = 4

  /// Computes the largest size that fits, with the picture's proportions. Enlargement is by whole numbers.
  ///
  /// - Parameters:
  ///   - columns: The width of the rectangle in cells; values below 1 count as 1.
  ///   - rows: The height of the rectangle in cells; values below 1 count as 1.
  ///   - cell: The size of a cell.
  package init(_ picture: PixelSize, columns: Int, rows: Int, cell: CellSize) throws(BitmapError) {
    let available = (width: max(columns, 1) * cell.width, height: max(rows, 1) * cell.height)
    let factor = min(available.width / picture.width, available.height / picture.height)
    if factor >= 1 {
      let factor = min(factor, Self.maximumFactor)
      size = try PixelSize(width: picture.width * factor, height: picture.height * factor)
    } else if available.width * picture.height <= available.height * picture.width {
      size = try PixelSize(width: available.width, height: max(picture.height * available.width / picture.width, 1))
    } else {
      size = try PixelSize(width: max(picture.width * available.height / picture.height, 1), height: available.height)
    }
    self.columns = (size.width + cell.width - 1) / cell.width
    self.rows = (size.height + cell.height - 1) / cell.height
  }
}

/// The size of a character cell in pixels.
package struct CellSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// A cell of two half blocks.
  package static let halfBlocks = CellSize(width: 1, height: 2)
  /// The size to assume if the terminal does not report one.
  package static let standard = CellSize(width: 10, height: 20)

  package init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }
}
