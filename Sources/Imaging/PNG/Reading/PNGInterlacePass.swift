/// One of the seven small pictures of an interlaced one (PNG Third Edition, 8.2).
struct PNGInterlacePass {
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int

  static let all = [
    PNGInterlacePass(left: 0, top: 0, columnStep: 8, rowStep: 8),
    PNGInterlacePass(left: 4, top: 0, columnStep: 8, rowStep: 8),
    PNGInterlacePass(left: 0, top: 4, columnStep: 4, rowStep: 8),
    PNGInterlacePass(left: 2, top: 0, columnStep: 4, rowStep: 4),
    PNGInterlacePass(left: 0, top: 2, columnStep: 2, rowStep: 4),
    PNGInterlacePass(left: 1, top: 0, columnStep: 2, rowStep: 2),
    PNGInterlacePass(left: 0, top: 1, columnStep: 1, rowStep: 2),
  ]

  /// How many pixels a row of this pass has; 0 where the whole picture lies left of its first column.
  func width(in size: PixelSize) -> Int {
    (size.width - left + columnStep - 1) / columnStep
  }

  /// Whether the file has no rows for this pass.
  func isEmpty(in size: PixelSize) -> Bool {
    size.width <= left || size.height <= top
  }

  /// Puts a row of this pass into its places along a row of the picture.
  func scatter(_ pixels: UnsafePointer<UInt32>, along row: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    var place = left
    while index < count {
      row[place] = pixels[index]
      place &+= columnStep
      index &+= 1
    }
  }
}
