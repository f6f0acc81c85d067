/// A mask with one column and one row that stand for many: the nine-part picture of a box of any size.
struct StretchedMask: Sendable {
  /// Its place is that of the picture's top left.
  var mask: CoverageMask
  /// The column, counted from the left, that is repeated, and how often beyond the first time.
  var column: Int
  var extraColumns: Int
  var row: Int
  var extraRows: Int

  var width: Int { mask.bounds.width + extraColumns }
  var height: Int { mask.bounds.height + extraRows }

  /// The coverage of a row of the whole picture, counted from the top.
  func bytes(ofRow index: Int) -> UnsafePointer<UInt8> {
    let own = index <= row ? index : max(index - extraRows, row)
    return UnsafePointer(mask.bytes + own * mask.bounds.width)
  }
}
