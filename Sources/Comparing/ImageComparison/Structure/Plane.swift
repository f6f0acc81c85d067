/// One byte for each pixel, or for each point, of a picture.
struct Plane {
  let width: Int
  let height: Int
  private(set) var values: [UInt8]

  init(width: Int, height: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void = { _ in }) {
    self.width = width
    self.height = height
    values = [UInt8](repeating: 0, count: width * height)
    values.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { fill(start) }
    }
  }

  subscript(x: Int, y: Int) -> UInt8 {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// Returns the mean of the values inside of a box.
  func share(of box: PixelBox) -> Double {
    var sum = 0
    for y in box.y..<box.endY {
      for x in box.x..<box.endX { sum += Int(self[x, y]) }
    }
    return Double(sum) / Double(box.width * box.height)
  }

  /// Returns, for each pixel, the largest value at most `x` columns and `y` rows away.
  func maximum(x: Int, y: Int) -> Plane {
    filtered(x, along: .rows) { max($0, $1) }.filtered(y, along: .columns) { max($0, $1) }
  }

  /// Returns, for each pixel, the smallest value at most `x` columns and `y` rows away.
  func minimum(x: Int, y: Int) -> Plane {
    filtered(x, along: .rows) { min($0, $1) }.filtered(y, along: .columns) { min($0, $1) }
  }

  private enum Direction {
    case rows, columns
  }

  /// Combines each value with those at distances up to a radius in one direction.
  private func filtered(_ radius: Int, along direction: Direction, _ combine: (UInt8, UInt8) -> UInt8) -> Plane {
    guard radius > 0, !values.isEmpty else { return self }
    let step = direction == .rows ? 1 : width
    return values.withUnsafeBufferPointer { source in
      Plane(width: width, height: height) { target in
        var index = 0
        for y in 0..<height {
          for x in 0..<width {
            let (position, count) = direction == .rows ? (x, width) : (y, height)
            let first = max(-radius, -position)
            let last = min(radius, count &- 1 &- position)
            var value = source[index &+ first &* step]
            var offset = first &+ 1
            while offset <= last {
              value = combine(value, source[index &+ offset &* step])
              offset &+= 1
            }
            target[index] = value
            index &+= 1
          }
        }
      }
    }
  }

  /// Returns the plane without runs of values above 0 that are longer than a length, in rows or in columns.
  func withoutRuns(longerThan length: Int) -> Plane {
    var result = self
    for y in 0..<height { clearRuns(longerThan: length, from: y * width, step: 1, count: width, in: &result) }
    for x in 0..<width { clearRuns(longerThan: length, from: x, step: width, count: height, in: &result) }
    return result
  }

  private func clearRuns(longerThan length: Int, from start: Int, step: Int, count: Int, in result: inout Plane) {
    var run = 0
    for position in 0...count {
      if position < count, values[start + position * step] > 0 {
        run += 1
        continue
      }
      if run > length {
        for index in (position - run)..<position { result.values[start + index * step] = 0 }
      }
      run = 0
    }
  }

  /// Returns the boxes around connected areas of values above 0; pixels that touch at corners are connected.
  func connectedBoxes() -> [PixelBox] {
    var isVisited = [Bool](repeating: false, count: values.count)
    var boxes: [PixelBox] = []
    for start in values.indices where values[start] > 0 && !isVisited[start] {
      isVisited[start] = true
      var open = [start]
      var box = PixelBox(x: start % width, y: start / width, width: 1, height: 1)
      while let index = open.popLast() {
        let (x, y) = (index % width, index / width)
        box = box.union(PixelBox(x: x, y: y, width: 1, height: 1))
        for neighborY in max(y - 1, 0)...min(y + 1, height - 1) {
          for neighborX in max(x - 1, 0)...min(x + 1, width - 1) {
            let neighbor = neighborY * width + neighborX
            guard values[neighbor] > 0, !isVisited[neighbor] else { continue }
            isVisited[neighbor] = true
            open.append(neighbor)
          }
        }
      }
      boxes.append(box)
    }
    return boxes
  }
}
