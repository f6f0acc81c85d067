import FirstFrameImaging

/// Boxes around differing areas, with gaps between them.
///
/// Boxes that are near each other are joined until all boxes have gaps between them. The order of joining does not
/// change the result.
struct Clusters {
  /// The boxes, sorted from the top down. Boxes that start in the same row are sorted from left to right.
  private(set) var boxes: [PixelBox]

  static let maximumCount = 32
  /// The smallest number of equal columns or rows between two boxes.
  static let minimumGap = 16

  /// Joins boxes that are near each other. If more than ``maximumCount`` boxes remain, joins more distant ones too.
  init(joining boxes: [PixelBox]) {
    self.boxes = boxes
    var gap = Self.minimumGap
    join(gap: gap)
    while self.boxes.count > Self.maximumCount {
      gap *= 2
      join(gap: gap)
    }
  }

  private mutating func join(gap: Int) {
    var count: Int
    repeat {
      count = boxes.count
      sort()
      joinOnce(gap: gap)
    } while boxes.count < count
    sort()
  }

  private mutating func sort() {
    boxes.sort { ($0.y, $0.x, $0.endY, $0.endX) < ($1.y, $1.x, $1.endY, $1.endX) }
  }

  /// Joins boxes in one pass from the top down. An `open` box is one that a later box could be near to.
  private mutating func joinOnce(gap: Int) {
    var closed: [PixelBox] = []
    var open: [PixelBox] = []
    for box in boxes {
      var joined = box
      var stillOpen: [PixelBox] = []
      for other in open {
        if joined.isNear(other, gap: gap) {
          joined = joined.union(other)
        } else if box.y - other.endY > gap {
          closed.append(other)
        } else {
          stillOpen.append(other)
        }
      }
      stillOpen.append(joined)
      open = stillOpen
    }
    boxes = closed + open
  }
}

/// A grid of squares of 16 x 16 pixels, with a box around the differing pixels in each square.
///
/// `@unchecked Sendable`: one thread writes each row of squares, and they are read after all threads have finished.
final class ClusterGrid: @unchecked Sendable {
  /// The side of a square, in pixels.
  static let side = RowClassifier.columnGroup

  private struct Square {
    var minX: Int32
    var minY: Int32
    var endX: Int32
    /// The first row below the box; 0 if no pixel differs.
    var endY: Int32

    var isEmpty: Bool { endY == 0 }
  }

  private let columnCount: Int
  private let count: Int
  private let memory: PixelMemory
  private let squares: UnsafeMutablePointer<Square>

  init(width: Int, height: Int) {
    columnCount = (width + Self.side - 1) / Self.side
    count = columnCount * ((height + Self.side - 1) / Self.side)
    memory = PixelMemory(byteCount: count * MemoryLayout<Square>.stride)
    squares = memory.start.bindMemory(to: Square.self, capacity: count)
  }

  /// Adds the differing pixels of a row.
  ///
  /// - Parameter kinds: The kinds of the row's pixels. The columns are extended to multiples of 16, and the additional
  ///   pixels are `equal`.
  func add(row y: Int, _ columns: Range<Int>, kinds: UnsafePointer<UInt8>) {
    let line = squares + y / Self.side &* columnCount
    var column = columns.lowerBound / Self.side
    let end = (columns.upperBound &+ Self.side &- 1) / Self.side
    while column < end {
      let x = column &* Self.side
      let bytes = UnsafeRawPointer(kinds + x)
      let low = Self.differing(bytes.loadUnaligned(as: UInt64.self))
      let high = Self.differing(bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      if low | high != 0 {
        let first = low != 0 ? low.trailingZeroBitCount &>> 3 : 8 &+ high.trailingZeroBitCount &>> 3
        let last = high != 0 ? 15 &- high.leadingZeroBitCount &>> 3 : 7 &- low.leadingZeroBitCount &>> 3
        grow(line + column, y: Int32(y), from: Int32(x &+ first), to: Int32(x &+ last &+ 1))
      }
      column &+= 1
    }
  }

  /// Returns a word with the lowest bit of each byte set if the byte is `PixelKind.differing`. Its value is 1, and the
  /// only other odd kind is 3.
  @inline(__always)
  private static func differing(_ word: UInt64) -> UInt64 {
    let word = UInt64(littleEndian: word)
    return word & ~(word &>> 1) & 0x0101_0101_0101_0101
  }

  @inline(__always)
  private func grow(_ square: UnsafeMutablePointer<Square>, y: Int32, from minX: Int32, to endX: Int32) {
    if square.pointee.minX == minX, square.pointee.endX == endX {
      // Fast path: the row often equals the previous row. An empty square has no columns.
      square.pointee.endY = y &+ 1
    } else if square.pointee.isEmpty {
      square.pointee = Square(minX: minX, minY: y, endX: endX, endY: y &+ 1)
    } else {
      if minX < square.pointee.minX { square.pointee.minX = minX }
      if endX > square.pointee.endX { square.pointee.endX = endX }
      square.pointee.endY = y &+ 1
    }
  }

  /// Returns the boxes of differing pixels. Boxes of adjacent squares are joined if they are near each other.
  func boxes(gap: Int) -> [PixelBox] {
    var groups = SquareGroups(count: count)
    var index = 0
    while index < count {
      if !squares[index].isEmpty {
        let column = index % columnCount
        if column > 0 { join(index, index &- 1, gap, &groups) }
        if index >= columnCount {
          join(index, index &- columnCount, gap, &groups)
          if column > 0 { join(index, index &- columnCount &- 1, gap, &groups) }
          if column &+ 1 < columnCount { join(index, index &- columnCount &+ 1, gap, &groups) }
        }
      }
      index &+= 1
    }
    return boxes(of: groups)
  }

  private func join(_ index: Int, _ other: Int, _ gap: Int, _ groups: inout SquareGroups) {
    if !squares[other].isEmpty, box(index).isNear(box(other), gap: gap) { groups.join(index, other) }
  }

  private func boxes(of groups: SquareGroups) -> [PixelBox] {
    var boxes: [PixelBox] = []
    // The index of the box of the group that starts with each square.
    var boxIndices = [Int?](repeating: nil, count: count)
    for index in 0..<count where !squares[index].isEmpty {
      let first = groups.first(of: index)
      if let boxIndex = boxIndices[first] {
        boxes[boxIndex] = boxes[boxIndex].union(box(index))
      } else {
        boxIndices[first] = boxes.count
        boxes.append(box(index))
      }
    }
    return boxes
  }

  private func box(_ index: Int) -> PixelBox {
    let square = squares[index]
    return PixelBox(
      x: Int(square.minX), y: Int(square.minY),
      width: Int(square.endX &- square.minX), height: Int(square.endY &- square.minY))
  }
}

/// Groups of squares in a grid: a disjoint-set forest (Galler and Fischer, 1964).
struct SquareGroups {
  /// For each square, the index of its parent in the forest: a square of the same group with the same or a lower index.
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  /// Returns the first square of the group that contains a square.
  func first(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  mutating func join(_ index: Int, _ other: Int) {
    let (left, right) = (first(of: index), first(of: other))
    let first = min(left, right)
    parents[max(left, right)] = first
    // Shortens the paths for later searches.
    parents[index] = first
    parents[other] = first
  }
}
