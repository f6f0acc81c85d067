/// A nine-part mask for boxes of any size: a mask with one column and one row that are repeated.
struct StretchedMask: Sendable {
  /// The mask without repetitions, at the position of the top left corner.
  var mask: CoverageMask
  /// The repeated column, counted from the left.
  var column: Int
  /// The number of repetitions of the column.
  var extraColumns: Int
  /// The repeated row, counted from the top.
  var row: Int
  /// The number of repetitions of the row.
  var extraRows: Int

  var width: Int { mask.bounds.width + extraColumns }
  var height: Int { mask.bounds.height + extraRows }

  /// Returns the coverage of a row of the stretched mask, counted from the top.
  func bytes(ofRow index: Int) -> UnsafePointer<UInt8> {
    let maskRow = index <= row ? index : max(index - extraRows, row)
    return UnsafePointer(mask.bytes + maskRow * mask.bounds.width)
  }
}

/// Draws one color over pixels through a mask.
struct MaskPainter {
  let canvas: Canvas
  /// The pixels to draw, which must be within the canvas.
  let clip: PixelRect
  /// The packed premultiplied color.
  let color: UInt32

  /// - Parameters:
  ///   - x: The left edge of the mask, in pixels.
  ///   - y: The top edge of the mask, in pixels.
  ///   - cover: The pixels that need not be drawn because the node's background will cover them.
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

  /// Draws the columns of a row from `start` to `end`, which can be before, in and after the stretched part.
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
