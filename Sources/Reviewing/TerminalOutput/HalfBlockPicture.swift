package import FirstFrameImaging

/// A picture as lines of half blocks. Each half block shows two pixels, one above the other.
package struct HalfBlockPicture: Hashable, Sendable {
  /// The lines from the top. Each ends with a reset of the colors.
  package let lines: [String]
  /// The number of columns of each line.
  package let columns: Int

  /// - Parameter colors: The colors of the terminal. With `none`, there are no lines.
  package init(_ bitmap: Bitmap, columns: Int, rows: Int, colors: TerminalColors) throws(BitmapError) {
    guard colors != .none else {
      (lines, self.columns) = ([], 0)
      return
    }
    let fit = try PictureFit(bitmap.size, columns: columns, rows: rows, cell: .halfBlocks)
    let picture = bitmap.overCheckerboard(squareSize: 8).resized(to: fit.size)
    lines = (0..<fit.rows).map { Self.line($0, of: picture, colors: colors) }
    self.columns = fit.columns
  }

  private static func line(_ row: Int, of picture: Bitmap, colors: TerminalColors) -> String {
    var text = ""
    var last: (upper: Color?, lower: Color?) = (nil, nil)
    for x in 0..<picture.width {
      let upper = picture[x, row * 2].straight
      // A picture of odd height has no lower pixels in its last line.
      let lower = row * 2 + 1 < picture.height ? picture[x, row * 2 + 1].straight : nil
      if upper != last.upper { text += escape(38, upper, colors) }
      if let lower, lower != last.lower { text += escape(48, lower, colors) }
      last = (upper, lower)
      text += "▀"
    }
    return text + "\u{1B}[0m"
  }

  private static func escape(_ layer: Int, _ color: Color, _ colors: TerminalColors) -> String {
    colors == .trueColor
      ? "\u{1B}[\(layer);2;\(color.red);\(color.green);\(color.blue)m"
      : "\u{1B}[\(layer);5;\(XtermPalette.index(nearestTo: color))m"
  }
}
