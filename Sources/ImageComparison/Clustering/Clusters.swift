/// Boxes around places that differ, none near another.
///
/// Boxes that are near each other are joined until none are; whatever the order, that ends in the same boxes.
struct Clusters {
  /// From the top down, and from the left where two start in one row.
  private(set) var boxes: [PixelBox]

  static let largestCount = 32
  /// So many columns or rows of equal pixels lie between two boxes, at least.
  static let smallestGap = 16

  /// Joins boxes that are near each other, and farther ones where more than ``largestCount`` are left.
  init(joining boxes: [PixelBox]) {
    self.boxes = boxes
    var gap = Self.smallestGap
    join(gap: gap)
    while self.boxes.count > Self.largestCount {
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

  /// Goes from the top down, with those boxes open that a later one may be near to.
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
