import FirstFrameImaging
import Foundation

/// The averages of premultiplied pixels over the cells of a grid, with 8 bits after the point.
final class ColorCells {
  private let step: Int
  /// The cells, in units of cells from the origin of device space.
  private let bounds: PixelRect
  private let memory: PixelMemory
  /// Four channels for each cell.
  private var channels: UnsafeMutablePointer<UInt32>
  /// As much memory as for the channels.
  private var other: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - canvas: The pixels to average. Cells that extend beyond it are averaged over their parts inside.
  ///   - step: The side of a cell in pixels, a power of two of at most 256.
  ///   - bounds: Cells that overlap the canvas.
  init(canvas: Canvas, step: Int, bounds: PixelRect) {
    self.step = step
    self.bounds = bounds
    let count = bounds.width * bounds.height * 4
    memory = PixelMemory(byteCount: 2 * count * MemoryLayout<UInt32>.stride)
    channels = memory.start.assumingMemoryBound(to: UInt32.self)
    other = channels + count
    var y = bounds.minY
    while y < bounds.maxY {
      average(canvas, cellY: y)
      y &+= 1
    }
  }

  private var rowLength: Int { bounds.width &* 4 }

  private func average(_ canvas: Canvas, cellY: Int) {
    let (minY, maxY) = (max(cellY &* step, canvas.bounds.minY), min((cellY &+ 1) &* step, canvas.bounds.maxY))
    var target = channels + (cellY &- bounds.minY) &* rowLength
    var cellX = bounds.minX
    while cellX < bounds.maxX {
      let minX = max(cellX &* step, canvas.bounds.minX)
      let width = min((cellX &+ 1) &* step, canvas.bounds.maxX) &- minX
      var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      var y = minY
      while y < maxY {
        let pixels = canvas.row(y, fromX: minX)
        // Two channels share a number: up to 256 bytes have a sum of 16 bits.
        var (redBlue, greenAlpha): (UInt32, UInt32) = (0, 0)
        var index = 0
        while index < width {
          let pixel = pixels[index]
          redBlue &+= pixel & 0x00FF_00FF
          greenAlpha &+= (pixel &>> 8) & 0x00FF_00FF
          index &+= 1
        }
        red &+= redBlue & 0xFFFF
        blue &+= redBlue &>> 16
        green &+= greenAlpha & 0xFFFF
        alpha &+= greenAlpha &>> 16
        y &+= 1
      }
      let count = UInt32(truncatingIfNeeded: width &* (maxY &- minY))
      let half = count / 2
      target[0] = (red &<< 8 &+ half) / count
      target[1] = (green &<< 8 &+ half) / count
      target[2] = (blue &<< 8 &+ half) / count
      target[3] = (alpha &<< 8 &+ half) / count
      target += 4
      cellX &+= 1
    }
  }

  /// Applies a box three times in each direction. Beyond the edges, the cells at the edge continue.
  func blur(by kernel: BoxKernel) {
    for _ in 0..<3 {
      filter(count: bounds.width, stride: 4, lines: bounds.height, lineStride: rowLength, kernel)
      swap(&channels, &other)
    }
    for _ in 0..<3 {
      filter(count: bounds.height, stride: rowLength, lines: bounds.width, lineStride: 4, kernel)
      swap(&channels, &other)
    }
  }

  /// Applies a box to lines of cells, from `channels` to `other`.
  private func filter(count: Int, stride: Int, lines: Int, lineStride: Int, _ kernel: BoxKernel) {
    var line = 0
    while line < lines {
      var channel = 0
      while channel < 4 {
        let start = line &* lineStride &+ channel
        filter(channels + start, to: other + start, count: count, stride: stride, kernel)
        channel &+= 1
      }
      line &+= 1
    }
  }

  private func filter(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int, stride: Int,
    _ kernel: BoxKernel
  ) {
    let (radius, inner, outer) = (kernel.radius, kernel.inner, kernel.outer)
    let last = count &- 1
    var sum = 0
    var offset = -radius
    while offset <= radius {
      sum &+= Int(truncatingIfNeeded: source[min(max(offset, 0), last) &* stride])
      offset &+= 1
    }
    let half = 1 &<< (BoxKernel.bits &- 1)
    var index = 0
    while index < count {
      let before = Int(truncatingIfNeeded: source[max(index &- radius &- 1, 0) &* stride])
      let after = Int(truncatingIfNeeded: source[min(index &+ radius &+ 1, last) &* stride])
      target[index &* stride] = UInt32(
        truncatingIfNeeded: (sum &* inner &+ (before &+ after) &* outer &+ half) &>> BoxKernel.bits)
      sum &+= after &- Int(truncatingIfNeeded: source[max(index &- radius, 0) &* stride])
      index &+= 1
    }
  }

  /// Changes the saturation, as the filter function `saturate()`.
  ///
  /// Source: W3C Filter Effects Module Level 1, section 9.6, "feColorMatrix".
  func saturate(by factor: Double) {
    let unit = 65_536.0
    func weight(_ value: Double) -> Int { Int((value * unit).rounded()) }
    // The three weights of each row have a sum of one, so that grays do not change.
    let (red, blue) = (weight(0.213 * (1 - factor)), weight(0.072 * (1 - factor)))
    let own = weight(factor)
    let green = 65_536 - own - red - blue
    let count = bounds.width * bounds.height
    var cell = channels
    var index = 0
    while index < count {
      let (r, g, b) = (Int(cell[0]), Int(cell[1]), Int(cell[2]))
      let common = red &* r &+ green &* g &+ blue &* b &+ 32_768
      let alpha = Int(cell[3])
      cell[0] = UInt32(truncatingIfNeeded: min(max((common &+ own &* r) &>> 16, 0), alpha))
      cell[1] = UInt32(truncatingIfNeeded: min(max((common &+ own &* g) &>> 16, 0), alpha))
      cell[2] = UInt32(truncatingIfNeeded: min(max((common &+ own &* b) &>> 16, 0), alpha))
      cell += 4
      index &+= 1
    }
  }

  // MARK: Pixels

  /// Writes the pixels of a canvas, interpolated between the centers of cells.
  func write(to canvas: Canvas) {
    let area = canvas.bounds
    let pairs = PixelMemory(byteCount: 2 * bounds.width * MemoryLayout<UInt64>.stride)
    let row = pairs.start.assumingMemoryBound(to: UInt64.self)
    let unit = 2 &* step
    var y = area.minY
    while y < area.maxY {
      // Distances are in half pixels, from the center of the previous cell.
      let distance = 2 &* y &+ 1 &- step
      let cellY = distance &>> unit.trailingZeroBitCount
      interpolate(cellY: cellY, share: distance & (unit &- 1), to: row)
      write(row, to: canvas.row(y, fromX: area.minX), fromX: area.minX, count: area.width)
      y &+= 1
    }
  }

  /// Mixes two rows of cells. Each cell has two numbers with two channels, in 32 bits each.
  private func interpolate(cellY: Int, share: Int, to row: UnsafeMutablePointer<UInt64>) {
    let unit = 2 &* step
    let upper = channels + (min(max(cellY, bounds.minY), bounds.maxY &- 1) &- bounds.minY) &* rowLength
    let lower = channels + (min(max(cellY &+ 1, bounds.minY), bounds.maxY &- 1) &- bounds.minY) &* rowLength
    let (weight, rest) = (UInt64(share), UInt64(unit &- share))
    var index = 0
    var cell = 0
    while index < 2 &* bounds.width {
      let first = UInt64(upper[cell]) | UInt64(upper[cell &+ 1]) &<< 32
      let second = UInt64(lower[cell]) | UInt64(lower[cell &+ 1]) &<< 32
      row[index] = first &* rest &+ second &* weight
      index &+= 1
      cell &+= 2
    }
  }

  private func write(
    _ row: UnsafePointer<UInt64>, to pixels: UnsafeMutablePointer<UInt32>, fromX minX: Int, count: Int
  ) {
    let unit = 2 &* step
    let unitBits = unit.trailingZeroBitCount
    // The factors of both interpolations, and the 8 bits after the point.
    let shift = UInt64(2 &* unitBits &+ 8)
    let half = (1 as UInt64) &<< (shift &- 1)
    var index = 0
    while index < count {
      let distance = 2 &* (minX &+ index) &+ 1 &- step
      let cellX = distance &>> unitBits
      let left = 2 &* (min(max(cellX, bounds.minX), bounds.maxX &- 1) &- bounds.minX)
      let right = 2 &* (min(max(cellX &+ 1, bounds.minX), bounds.maxX &- 1) &- bounds.minX)
      // All pixels between two centers use the same cells.
      let end = min(count, index &+ (unit &- (distance & (unit &- 1)) &+ 1) / 2)
      let (leftRedGreen, leftBlueAlpha) = (row[left], row[left &+ 1])
      let (rightRedGreen, rightBlueAlpha) = (row[right], row[right &+ 1])
      var weight = UInt64(distance & (unit &- 1))
      while index < end {
        let rest = UInt64(unit) &- weight
        let redGreen = Self.halves(leftRedGreen, rest, rightRedGreen, weight, half, shift)
        let blueAlpha = Self.halves(leftBlueAlpha, rest, rightBlueAlpha, weight, half, shift)
        pixels[index] = redGreen | blueAlpha &<< 16
        weight &+= 2
        index &+= 1
      }
    }
  }

  /// Mixes two pairs of channels, and returns them as two bytes.
  @inline(__always)
  private static func halves(
    _ first: UInt64, _ firstWeight: UInt64, _ second: UInt64, _ secondWeight: UInt64, _ half: UInt64, _ shift: UInt64
  ) -> UInt32 {
    let low = (first & 0xFFFF_FFFF) &* firstWeight &+ (second & 0xFFFF_FFFF) &* secondWeight &+ half
    let high = (first &>> 32) &* firstWeight &+ (second &>> 32) &* secondWeight &+ half
    return UInt32(truncatingIfNeeded: low &>> shift) | UInt32(truncatingIfNeeded: high &>> shift) &<< 8
  }
}
