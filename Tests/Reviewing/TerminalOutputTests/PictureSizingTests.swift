import FirstFrameImaging
import FirstFrameSeededRandomness
import Testing

@testable import FirstFrameTerminalOutput

/// Cropping and resizing of pictures.
@Suite struct PictureSizingTests {
  @Test(arguments: [
    // Smaller than the space: enlarged by whole numbers, at most by 4.
    ([10, 10], [80, 40], [40, 40], [40, 20]), ([10, 10], [25, 12], [20, 20], [20, 10]),
    // Larger: reduced to the width or height of the space.
    ([200, 100], [50, 50], [50, 25], [50, 13]), ([100, 400], [80, 20], [10, 40], [10, 20]),
    ([3000, 1], [30, 10], [30, 1], [30, 1]), ([1, 3000], [30, 10], [1, 20], [1, 10]),
  ])
  func halfBlocksKeepProportions(picture: [Int], space: [Int], size: [Int], cells: [Int]) throws {
    let fit = try PictureFit(
      PixelSize(width: picture[0], height: picture[1]), columns: space[0], rows: space[1], cell: .halfBlocks)
    #expect([fit.size.width, fit.size.height] == size)
    #expect([fit.columns, fit.rows] == cells)
  }

  @Test(arguments: [
    // 20 x 10 pixels in the middle of 1000 x 1000: the crop is at least 96 pixels wide and high.
    ([500, 500, 20, 10], [1000, 1000], [462, 457, 96, 96]),
    // At a corner, the margin is on the inside only.
    ([0, 0, 200, 200], [1000, 1000], [0, 0, 250, 250]),
    // A large part is extended to the whole picture.
    ([10, 10, 80, 80], [100, 100], [0, 0, 100, 100]), ([0, 0, 100, 100], [100, 100], [0, 0, 100, 100]),
    // A box outside the picture is clamped.
    ([5000, 5000, 10, 10], [1000, 1000], [952, 952, 48, 48]), ([-50, -50, 10, 10], [1000, 1000], [0, 0, 53, 53]),
  ])
  func cropsHaveSurroundings(box: [Int], size: [Int], expected: [Int]) throws {
    let crop = try PictureCrop(around: box, in: PixelSize(width: size[0], height: size[1]))
    #expect([crop.x, crop.y, crop.width, crop.height] == expected)
  }

  @Test func pixelsOutsideThePictureAreClear() throws {
    let bitmap = Bitmap(size: try PixelSize(width: 100, height: 20), color: PremultipliedColor(.black))
    let crop = PictureCrop(around: [90, 10, 4, 4], in: try PixelSize(width: 400, height: 400))
    let part = try bitmap.cropped(to: crop)
    #expect(part.width == crop.width)
    #expect(part.height == crop.height)
    #expect(part[0, 0].alpha == 255)
    #expect(part[part.width - 1, 0].alpha == 0)
    #expect(part[0, part.height - 1].alpha == 0)
    #expect(part[99 - crop.x, 19 - crop.y].alpha == 255)
  }

  /// Compares with the definition in floating point: the average over the area that a pixel covers.
  @Test(arguments: 1...12) func reducingAverages(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    let (width, height) = (Int.random(in: 1...37, using: &random), Int.random(in: 1...23, using: &random))
    let target = try PixelSize(
      width: Int.random(in: 1...width, using: &random), height: Int.random(in: 1...height, using: &random))
    var bitmap = Bitmap(size: try PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = PremultipliedColor(packed: UInt32.random(in: 0 ... .max, using: &random)) }
    }
    let reduced = bitmap.resized(to: target)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let expected = average(of: bitmap, x, y, target)
        let pixel = reduced[x, y]
        for (channel, value) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected) {
          #expect(abs(Double(channel) - value) <= 0.5 + 1e-6, "seed \(round), (\(x), \(y))")
        }
      }
    }
  }

  private func average(of bitmap: Bitmap, _ x: Int, _ y: Int, _ target: PixelSize) -> [Double] {
    let scale = (x: Double(bitmap.width) / Double(target.width), y: Double(bitmap.height) / Double(target.height))
    func overlap(_ index: Int, _ cell: Int, _ scale: Double) -> Double {
      max(0, min(Double(index + 1), Double(cell + 1) * scale) - max(Double(index), Double(cell) * scale))
    }
    var sums = [0.0, 0, 0, 0]
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let area = overlap(column, x, scale.x) * overlap(row, y, scale.y)
        let pixel = bitmap[column, row]
        for (index, level) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[index] += Double(level) * area
        }
      }
    }
    return sums.map { $0 / (scale.x * scale.y) }
  }
}
