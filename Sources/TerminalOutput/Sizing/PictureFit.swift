package import FirstFrameImaging

/// How large a picture becomes in a rectangle of character cells.
package struct PictureFit: Hashable, Sendable {
  /// The size to draw in, in the picture's own pixels or in half blocks.
  package let size: PixelSize
  /// How many cells it covers.
  package let columns: Int
  package let rows: Int

  /// How often a small picture's pixels are repeated at most.
  private static let largestFactor = 4

  /// The largest size that fits, with the picture's proportions; enlarged by whole numbers only.
  ///
  /// - Parameters:
  ///   - columns: The columns of the rectangle; at least 1 is taken.
  ///   - cell: How many pixels a cell has: 1 by 2 where half blocks are the pixels.
  package init(_ picture: PixelSize, columns: Int, rows: Int, cell: CellSize) throws(BitmapError) {
    let room = (width: max(columns, 1) * cell.width, height: max(rows, 1) * cell.height)
    let factor = min(room.width / picture.width, room.height / picture.height)
    if factor >= 1 {
      let factor = min(factor, Self.largestFactor)
      size = try PixelSize(width: picture.width * factor, height: picture.height * factor)
    } else if room.width * picture.height <= room.height * picture.width {
      size = try PixelSize(width: room.width, height: max(picture.height * room.width / picture.width, 1))
    } else {
      size = try PixelSize(width: max(picture.width * room.height / picture.height, 1), height: room.height)
    }
    self.columns = (size.width + cell.width - 1) / cell.width
    self.rows = (size.height + cell.height - 1) / cell.height
  }
}
