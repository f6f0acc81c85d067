/// A grid of cells of several pixels, for blurs so wide that single pixels do not matter.
///
/// A mask is averaged over cells, blurred, and interpolated between the centers of the cells. If the side h of a cell
/// is at most a sixth of the standard deviation σ, the interpolation error is at most 1 in 1000: h² / 8 times 0.242 /
/// σ², the largest second derivative of a blurred edge. The grid begins at the shape, so if the shape moves by whole
/// pixels, the cells move by the same distance.
struct CoarseGrid {
  let originX: Int
  let originY: Int
  /// The side of a cell, in pixels; a power of two.
  let step: Int

  private static let cellsPerDeviation = 6.0

  init(at bounds: PixelRect, deviation: Double) {
    originX = bounds.minX
    originY = bounds.minY
    var step = 1
    while deviation >= Double(2 * step) * Self.cellsPerDeviation { step *= 2 }
    self.step = step
  }

  /// Returns the smallest rectangle of whole cells around a rectangle, in pixels.
  func rounded(_ rect: PixelRect) -> PixelRect {
    let mask = ~(step - 1)
    return PixelRect(
      minX: originX + ((rect.minX - originX) & mask), minY: originY + ((rect.minY - originY) & mask),
      maxX: originX + ((rect.maxX - originX + step - 1) & mask),
      maxY: originY + ((rect.maxY - originY + step - 1) & mask))
  }

  /// Returns a mask with one pixel per cell: the average over the cell.
  ///
  /// - Parameter mask: A mask with bounds that consist of whole cells.
  func reduced(_ mask: CoverageMask) -> CoverageMask {
    let cells = CoverageMask(
      bounds: PixelRect(
        minX: (mask.bounds.minX - originX) / step, minY: (mask.bounds.minY - originY) / step,
        maxX: (mask.bounds.maxX - originX) / step, maxY: (mask.bounds.maxY - originY) / step))
    let width = mask.bounds.width
    let area = step * step
    var index = 0
    while index < cells.byteCount {
      let (row, column) = (index / cells.bounds.width, index % cells.bounds.width)
      var source = mask.bytes + (row &* width &+ column) &* step
      var sum = 0
      var y = 0
      while y < step {
        var x = 0
        while x < step {
          sum &+= Int(truncatingIfNeeded: source[x])
          x &+= 1
        }
        source += width
        y &+= 1
      }
      cells.bytes[index] = UInt8(truncatingIfNeeded: (sum &+ area / 2) / area)
      index &+= 1
    }
    return cells
  }

  /// Returns a mask of pixels, interpolated between the centers of cells.
  func enlarged(_ cells: CoverageMask, to bounds: PixelRect) -> CoverageMask {
    let mask = CoverageMask(bounds: bounds)
    let unit = 2 * step
    var y = bounds.minY
    while y < bounds.maxY {
      // Distances are in half pixels, from the center of the previous cell.
      let distance = 2 * (y - originY) + 1 - step
      enlargeRow(cells, cellY: distance >> unit.trailingZeroBitCount, share: distance & (unit - 1), to: mask, y: y)
      y &+= 1
    }
    return mask
  }

  private func enlargeRow(_ cells: CoverageMask, cellY: Int, share: Int, to mask: CoverageMask, y: Int) {
    let unit = 2 &* step
    let shift = unit.trailingZeroBitCount
    let half = unit &* unit / 2
    func interpolated(_ cellX: Int) -> Int {
      Int(cells.coverage(x: cellX, y: cellY)) &* (unit &- share)
        &+ Int(cells.coverage(x: cellX, y: cellY &+ 1)) &* share
    }
    let target = mask.row(y, fromX: mask.bounds.minX)
    var lastCell = Int.min
    var (left, right) = (0, 0)
    var index = 0
    while index < mask.bounds.width {
      let distance = 2 &* (mask.bounds.minX &+ index &- originX) &+ 1 &- step
      let cell = distance &>> shift
      if cell != lastCell {
        left = interpolated(cell)
        right = interpolated(cell &+ 1)
        lastCell = cell
      }
      let part = distance & (unit &- 1)
      let value = (left &* (unit &- part) &+ right &* part &+ half) &>> (2 &* shift)
      target[index] = UInt8(truncatingIfNeeded: value)
      index &+= 1
    }
  }
}
