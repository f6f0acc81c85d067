/// A mask with one column and one row that are repeated: a nine-part picture of a box of any size.
struct StretchedMask: Sendable {
  /// The mask without repetitions. Its position is that of the picture's top left corner.
  var mask: CoverageMask
  /// The repeated column, counted from the left, and the number of its repetitions.
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

/// Draws one colour over pixels through a mask.
struct MaskPainter {
  let canvas: Canvas
  /// Must lie within the canvas.
  let clip: PixelRect
  /// Premultiplied.
  let color: UInt32

  /// - Parameters:
  ///   - x: The left of the mask, in pixels.
  ///   - y: The top of the mask, in pixels.
  func draw(_ mask: StretchedMask, x: Int, y: Int, under cover: OpaqueInterior?) {
    let placed = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    let area = placed.intersection(clip)
    guard !area.isEmpty else { return }
    var row = area.minY
    while row < area.maxY {
      let bytes = mask.bytes(ofRow: row &- y)
      let hidden = cover?.columns(ofRow: row) ?? (start: 0, end: 0)
      if hidden.start < hidden.end {
        draw(bytes, of: mask, left: x, y: row, from: area.minX, to: min(hidden.start, area.maxX))
        draw(bytes, of: mask, left: x, y: row, from: max(hidden.end, area.minX), to: area.maxX)
      } else {
        draw(bytes, of: mask, left: x, y: row, from: area.minX, to: area.maxX)
      }
      row &+= 1
    }
  }

  /// Draws some columns of a row: before, in, and after the stretched part.
  private func draw(
    _ bytes: UnsafePointer<UInt8>, of mask: StretchedMask, left: Int, y: Int, from start: Int, to end: Int
  ) {
    let stretchedStart = left &+ mask.column
    let stretchedEnd = stretchedStart &+ mask.extraColumns &+ 1
    draw(bytes - left, y: y, from: start, to: min(end, stretchedStart))
    fill(bytes[mask.column], y: y, from: max(start, stretchedStart), to: min(end, stretchedEnd))
    draw(bytes - (left &+ mask.extraColumns), y: y, from: max(start, stretchedEnd), to: end)
  }

  private func draw(_ bytes: UnsafePointer<UInt8>, y: Int, from start: Int, to end: Int) {
    guard start < end else { return }
    Blending.fill(canvas.row(y, fromX: start), count: end &- start, with: color, through: bytes + start)
  }

  private func fill(_ coverage: UInt8, y: Int, from start: Int, to end: Int) {
    guard start < end, coverage != 0 else { return }
    let source = Blending.scaled(color, by: UInt32(truncatingIfNeeded: coverage))
    Blending.fill(canvas.row(y, fromX: start), count: end &- start, with: source)
  }
}
