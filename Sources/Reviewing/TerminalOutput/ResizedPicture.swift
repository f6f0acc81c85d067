package import FirstFrameImaging

extension Bitmap {
  /// The picture resized. In a smaller picture, each pixel is the average of the area that it covers; in a larger one,
  /// pixels are repeated.
  package func resized(to target: PixelSize) -> Bitmap {
    if target == size { return self }
    if target.width > width || target.height > height { return repeated(to: target) }
    var sums = AreaSums(size: target)
    sums.add(self)
    return sums.average
  }

  private func repeated(to target: PixelSize) -> Bitmap {
    var larger = Bitmap(size: target)
    let columns = (0..<target.width).map { $0 * width / target.width }
    withPixels { source in
      larger.withMutablePixels { pixels in
        for y in 0..<target.height {
          let row = source + (y * height / target.height) * width
          for x in 0..<target.width { pixels[y * target.width + x] = row[columns[x]] }
        }
      }
    }
    return larger
  }
}

/// The channels of a reduced picture's pixels, summed over the areas that they cover.
///
/// Lengths are in a unit that divides the pixels of both pictures evenly, so the sums are exact.
struct AreaSums {
  private let size: PixelSize
  private var sums: [UInt64]
  private var area: UInt64 = 1

  init(size: PixelSize) {
    self.size = size
    sums = Array(repeating: 0, count: size.area * 4)
  }

  mutating func add(_ bitmap: Bitmap) {
    area = UInt64(bitmap.width) * UInt64(bitmap.height)
    let columns = (0..<bitmap.width).map { Share(of: $0, from: bitmap.width, to: size.width) }
    let width = size.width
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      bitmap.withPixels { pixels in
        for y in 0..<bitmap.height {
          let rows = Share(of: y, from: bitmap.height, to: size.height)
          let source = pixels + y * bitmap.width
          Self.add(source, columns, to: base + rows.first * width * 4, weight: rows.firstWeight)
          if rows.secondWeight > 0 {
            Self.add(source, columns, to: base + (rows.first + 1) * width * 4, weight: rows.secondWeight)
          }
        }
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<UInt32>, _ columns: [Share], to row: UnsafeMutablePointer<UInt64>, weight: UInt64
  ) {
    columns.withUnsafeBufferPointer { columns in
      var x = 0
      while x < columns.count {
        let share = columns[x]
        add(source[x], weight: weight &* share.firstWeight, to: row + share.first * 4)
        if share.secondWeight > 0 {
          add(source[x], weight: weight &* share.secondWeight, to: row + (share.first + 1) * 4)
        }
        x &+= 1
      }
    }
  }

  private static func add(_ pixel: UInt32, weight: UInt64, to sum: UnsafeMutablePointer<UInt64>) {
    sum[0] &+= UInt64(pixel & 255) &* weight
    sum[1] &+= UInt64(pixel &>> 8 & 255) &* weight
    sum[2] &+= UInt64(pixel &>> 16 & 255) &* weight
    sum[3] &+= UInt64(pixel &>> 24) &* weight
  }

  /// The reduced picture, with channels rounded to nearest.
  var average: Bitmap {
    var bitmap = Bitmap(size: size)
    bitmap.withMutablePixels { pixels in
      for index in 0..<size.area {
        var packed: UInt32 = 0
        for channel in 0..<4 {
          let level = (sums[index * 4 + channel] + area / 2) / area
          packed |= UInt32(level) << UInt32(channel * 8)
        }
        pixels[index] = packed
      }
    }
    return bitmap
  }

  /// The distribution of a pixel of a row over one or two adjacent pixels of a shorter row.
  private struct Share {
    let first: Int
    let firstWeight: UInt64
    let secondWeight: UInt64

    init(of index: Int, from count: Int, to target: Int) {
      let start = index * target
      first = start / count
      let weight = min((first + 1) * count, start + target) - start
      firstWeight = UInt64(weight)
      secondWeight = UInt64(target - weight)
    }
  }
}

extension Bitmap {
  /// The picture over a light checkerboard, which shows transparency.
  func overCheckerboard(squareSize: Int) -> Bitmap {
    guard !isOpaque else { return self }
    var opaque = self
    opaque.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let index = y * width + x
          let color = PremultipliedColor(packed: pixels[index])
          guard color.alpha < 255 else { continue }
          let below: UInt32 = (x / squareSize + y / squareSize).isMultiple(of: 2) ? 255 : 224
          pixels[index] = Self.over(color, below: below)
        }
      }
    }
    return opaque
  }

  private static func over(_ color: PremultipliedColor, below: UInt32) -> UInt32 {
    let share = (below * UInt32(255 - color.alpha) + 127) / 255
    func channel(_ level: UInt8) -> UInt32 { min(UInt32(level) + share, 255) }
    return channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16 | 0xFF00_0000
  }
}
