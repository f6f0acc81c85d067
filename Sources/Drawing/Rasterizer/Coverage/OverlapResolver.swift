import FirstFrameLayoutTree
import Foundation

/// Finds the pieces of edges that separate inside from outside where outlines overlap or cross.
///
/// A row is divided into bands. Within a band, no edge begins, ends or crosses another edge, so the edges have an order
/// from left to right. The winding is counted in this order. The edges where the inside begins or ends are the outline
/// of the union. Their signed area is the exact coverage under either fill rule.
///
/// A row with many pieces could need a band for each pair of them. If there are at most 256 pieces, a band boundary is
/// at each beginning and end of a piece. For more pieces, and for crossings, the number of bands is limited, and the
/// coverage is exact up to the height of a band.
final class OverlapResolver {
  private static let exactCount = 256
  /// The limit for the product of the numbers of bands and pieces in a row.
  private static let budget = 1 << 15
  private static let minimumBandCount = 4
  private static let heightWords = Subpixel.one / 64 + 1

  private var ordered: UnsafeMutablePointer<EdgePiece>
  private var capacity = 64
  /// One bit per height at which a piece begins or ends.
  private let heights: UnsafeMutablePointer<UInt64>

  init() {
    ordered = .allocate(capacity: capacity)
    heights = .allocate(capacity: Self.heightWords)
    memset(heights, 0, Self.heightWords * MemoryLayout<UInt64>.stride)
  }

  deinit {
    ordered.deallocate()
    heights.deallocate()
  }

  /// Adds the pieces that separate inside from outside to a row. Changes the order of the pieces.
  func add(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int, rule: FillRule, to row: CoverageRow) {
    if isOneBand(pieces, count: count) {
      return addSeparating(pieces, count: count, rule: rule, to: row)
    }
    reserve(count)
    let maximumBandCount = min(max(Self.budget / count, Self.minimumBandCount), Subpixel.one)
    let step = count <= Self.exactCount ? 1 : Subpixel.one / largestPowerOfTwo(upTo: maximumBandCount)
    markHeights(of: pieces, count: count, step: step)
    var remainingBands = maximumBandCount + (step == 1 ? 2 * count : 0)
    var top = -1
    var word = 0
    while word < Self.heightWords {
      var bits = heights[word]
      heights[word] = 0
      while bits != 0 {
        let bottom = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if top >= 0 {
          addBand(pieces, count: count, from: top, to: bottom, rule: rule, to: row, remainingBands: &remainingBands)
        }
        top = bottom
      }
      word &+= 1
    }
  }

  /// Whether all pieces begin and end together and do not cross. Sorts the pieces.
  private func isOneBand(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int) -> Bool {
    let (top, bottom) = (pieces[0].topY, pieces[0].bottomY)
    var index = 1
    while index < count {
      if pieces[index].topY != top || pieces[index].bottomY != bottom { return false }
      index &+= 1
    }
    EdgeOrder.sort(pieces, count: count)
    index = 1
    while index < count {
      if pieces[index].bottomX < pieces[index &- 1].bottomX { return false }
      index &+= 1
    }
    return true
  }

  private func markHeights(of pieces: UnsafeMutablePointer<EdgePiece>, count: Int, step: Int) {
    let mask = ~(step &- 1)
    var index = 0
    while index < count {
      let top = (pieces[index].topY &+ step / 2) & mask
      let bottom = (pieces[index].bottomY &+ step / 2) & mask
      heights[top &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: top & 63)
      heights[bottom &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: bottom & 63)
      index &+= 1
    }
  }

  private func addBand(
    _ pieces: UnsafeMutablePointer<EdgePiece>, count: Int, from top: Int, to bottom: Int, rule: FillRule,
    to row: CoverageRow, remainingBands: inout Int
  ) {
    remainingBands &-= 1
    let orderedCount = order(pieces, count: count, from: top, to: bottom)
    if bottom &- top > 1, remainingBands > 0, let crossing = firstCrossing(count: orderedCount, from: top, to: bottom) {
      addBand(pieces, count: count, from: top, to: crossing, rule: rule, to: row, remainingBands: &remainingBands)
      addBand(pieces, count: count, from: crossing, to: bottom, rule: rule, to: row, remainingBands: &remainingBands)
    } else {
      addSeparating(ordered, count: orderedCount, rule: rule, to: row)
    }
  }

  /// Collects the pieces between two heights, sorted by x at the top.
  private func order(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int, from top: Int, to bottom: Int) -> Int {
    let middle = (top &+ bottom) &>> 1
    var orderedCount = 0
    var index = 0
    while index < count {
      if pieces[index].topY <= middle, pieces[index].bottomY > middle {
        ordered[orderedCount] = pieces[index].cut(from: top, to: bottom)
        orderedCount &+= 1
      }
      index &+= 1
    }
    EdgeOrder.sort(ordered, count: orderedCount)
    return orderedCount
  }

  /// Returns the height of the first crossing of two neighbors; `nil` if none cross.
  private func firstCrossing(count: Int, from top: Int, to bottom: Int) -> Int? {
    var first: Int?
    var index = 1
    while index < count {
      let gapBelow = ordered[index &- 1].bottomX &- ordered[index].bottomX
      if gapBelow > 0 {
        let gapAbove = ordered[index].topX &- ordered[index &- 1].topX
        let crossing = top &+ (bottom &- top) &* gapAbove / (gapAbove &+ gapBelow)
        first = min(first ?? bottom, min(max(crossing, top &+ 1), bottom &- 1))
      }
      index &+= 1
    }
    return first
  }

  private func addSeparating(
    _ ordered: UnsafeMutablePointer<EdgePiece>, count: Int, rule: FillRule, to row: CoverageRow
  ) {
    // The even-odd rule uses only the last bit of the winding; the nonzero rule uses all bits.
    let mask = rule == .evenodd ? 1 : -1
    var winding = 0
    var index = 0
    while index < count {
      let wasInside = winding & mask != 0
      winding &+= ordered[index].winding
      let isInside = winding & mask != 0
      if wasInside != isInside { row.add(ordered[index], winding: isInside ? 1 : -1) }
      index &+= 1
    }
  }

  private func largestPowerOfTwo(upTo number: Int) -> Int {
    1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    ordered.deallocate()
    capacity = max(count, 2 * capacity)
    ordered = .allocate(capacity: capacity)
  }
}
