import FirstFrameImaging

/// Boxes around differing areas, with gaps between them.
///
/// Boxes near each other are joined until there are none; the order does not change the result.
struct Clusters {
  /// Sorted from the top down, and from the left if two start in one row.
  private(set) var boxes: [PixelBox]

  static let maximumCount = 32
  /// The smallest number of equal columns or rows between two boxes.
  static let minimumGap = 16

  /// Joins boxes near each other, and more distant ones if more than ``maximumCount`` remain.
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

  /// Joins boxes in one pass from the top down; `open` boxes may be near to a later one.
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

/// The boxes of differing pixels within each square of 16 x 16 pixels of a picture.
///
/// `@unchecked Sendable`: each row of squares is written by one thread, and read after all have finished.
final class ClusterGrid: @unchecked Sendable {
  /// The side of a square, in pixels.
  static let side = RowClassifier.columnGroup

  private struct Square {
    var minX: Int32
    var minY: Int32
    var endX: Int32
    /// 0 if no pixel differs.
    var endY: Int32
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
  /// - Parameter kinds: The kinds of the row's pixels; `equal` around the columns up to multiples of 16.
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

  /// Sets a bit for each byte that is `PixelKind.differing`, which is 1, the only odd kind but 3.
  @inline(__always)
  private static func differing(_ word: UInt64) -> UInt64 {
    let word = UInt64(littleEndian: word)
    return word & ~(word &>> 1) & 0x0101_0101_0101_0101
  }

  @inline(__always)
  private func grow(_ square: UnsafeMutablePointer<Square>, y: Int32, from minX: Int32, to endX: Int32) {
    if square.pointee.minX == minX, square.pointee.endX == endX, square.pointee.endY == y {
      // Often the row equals the one above.
      square.pointee.endY = y &+ 1
    } else if square.pointee.endY == 0 {
      square.pointee = Square(minX: minX, minY: y, endX: endX, endY: y &+ 1)
    } else {
      if minX < square.pointee.minX { square.pointee.minX = minX }
      if endX > square.pointee.endX { square.pointee.endX = endX }
      square.pointee.endY = y &+ 1
    }
  }

  /// The boxes of differing pixels; those of adjacent squares are joined if they are near each other.
  func boxes(gap: Int) -> [PixelBox] {
    var groups = SquareGroups(count: count)
    var index = 0
    while index < count {
      if squares[index].endY > 0 {
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
    if squares[other].endY > 0, box(index).isNear(box(other), gap: gap) { groups.join(index, other) }
  }

  private func boxes(of groups: SquareGroups) -> [PixelBox] {
    var boxes: [PixelBox] = []
    // The index of a group's box, by the group's first square; -1 for none.
    var places = [Int](repeating: -1, count: count)
    for index in 0..<count where squares[index].endY > 0 {
      let first = groups.first(of: index)
      if places[first] < 0 {
        places[first] = boxes.count
        boxes.append(box(index))
      } else {
        boxes[places[first]] = boxes[places[first]].union(box(index))
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
  /// For each square, a square of the same group with the same or a lower index.
  private var earlier: [Int]

  init(count: Int) {
    earlier = Array(0..<count)
  }

  /// The first square of a group.
  func first(of index: Int) -> Int {
    var index = index
    while earlier[index] != index { index = earlier[index] }
    return index
  }

  mutating func join(_ index: Int, _ other: Int) {
    let (left, right) = (first(of: index), first(of: other))
    let first = min(left, right)
    earlier[max(left, right)] = first
    // Shortens the paths for later searches.
    earlier[index] = first
    earlier[other] = first
  }
}
