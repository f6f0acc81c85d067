import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

struct ImageTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func bitmap(_ rows: [[Color]]) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, color) in row.enumerated() { bitmap[x, y] = PremultipliedColor(color) }
    }
    return bitmap
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = Bitmap(size: try PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = PremultipliedColor(
          Color(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random)))
      }
    }
    return bitmap
  }

  private func draw(_ image: ImageContent, width: CGFloat, height: CGFloat, scale: CGFloat = 1, clips: Bool = false)
    throws -> Bitmap
  {
    try Rasterizer(scale: scale).bitmap(
      of: LayoutNode(frame: CGRect(x: 0, y: 0, width: width, height: height), clips: clips, image: image))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func anImageAtItsNaturalSizeIsUnchanged(
    scale: CGFloat
  ) throws {
    let picture = try noise(24, 18, seed: 31)
    let drawn = try draw(
      ImageContent(source: .bitmap(picture), scale: scale), width: 24 / scale, height: 18 / scale, scale: scale)
    #expect(drawn == picture)
  }

  @Test(arguments: [2, 3]) func reducingByAWholeFactorAveragesPixels(factor: Int) throws {
    let picture = try noise(6 * factor, 4 * factor, seed: 32)
    let drawn = try draw(ImageContent(source: .bitmap(picture)), width: 6, height: 4)
    for y in 0..<4 {
      for x in 0..<6 {
        var sum = 0
        for j in 0..<factor { for i in 0..<factor { sum += Int(picture[x * factor + i, y * factor + j].green) } }
        #expect(abs(Double(drawn[x, y].green) - Double(sum) / Double(factor * factor)) <= 0.51, "pixel \(x), \(y)")
      }
    }
  }

  @Test func reducingByAnyFactorPreservesTheMean() throws {
    let picture = try noise(97, 53, seed: 33)
    let drawn = try draw(ImageContent(source: .bitmap(picture)), width: 31, height: 17)
    func mean(_ bitmap: Bitmap) -> Double {
      var sum = 0
      for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) } }
      return Double(sum) / Double(bitmap.size.area)
    }
    #expect(abs(mean(picture) - mean(drawn)) < 0.1)
  }

  @Test func colorsOfAnEnlargedImageAreLinearBetweenPixelCenters() throws {
    let drawn = try draw(ImageContent(source: .bitmap(try bitmap([[.black, .white]]))), width: 8, height: 1)
    // The centers of the two source pixels are at 2 and 6; the center of pixel x is at x + 1/2.
    let expected = [0, 0, 32, 96, 159, 223, 255, 255]
    for x in 0..<8 { #expect(abs(Int(drawn[x, 0].red) - expected[x]) <= 1, "pixel \(x)") }
  }

  @Test func nearestNeighborSamplingHasSharpPixelEdges() throws {
    let image = ImageContent(source: .bitmap(try bitmap([[red, blue]])), sampling: .nearest)
    let drawn = try draw(image, width: 8, height: 2)
    for x in 0..<8 { #expect(drawn[x, 1].straight == (x < 4 ? red : blue)) }
  }

  @Test(
    arguments: [
      (ImageContent.Mode.scaleToFill, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.redraw, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.scaleAspectFit, CGRect(x: 5, y: 0, width: 10, height: 10)),
      (.scaleAspectFill, CGRect(x: 0, y: -5, width: 20, height: 20)),
      (.center, CGRect(x: 8, y: 3, width: 4, height: 4)),
      (.top, CGRect(x: 8, y: 0, width: 4, height: 4)),
      (.bottom, CGRect(x: 8, y: 6, width: 4, height: 4)),
      (.left, CGRect(x: 0, y: 3, width: 4, height: 4)),
      (.right, CGRect(x: 16, y: 3, width: 4, height: 4)),
      (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 4)),
      (.topRight, CGRect(x: 16, y: 0, width: 4, height: 4)),
      (.bottomLeft, CGRect(x: 0, y: 6, width: 4, height: 4)),
      (.bottomRight, CGRect(x: 16, y: 6, width: 4, height: 4)),
    ])
  func everyContentModePositionsTheImage(mode: ImageContent.Mode, frame: CGRect) throws {
    let square = try bitmap([[Color]](repeating: [Color](repeating: red, count: 4), count: 4))
    let node = LayoutNode(
      frame: CGRect(x: 10, y: 10, width: 20, height: 10), image: ImageContent(source: .bitmap(square), mode: mode))
    let drawn = try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 30), children: [node]))
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = frame.contains(CGPoint(x: Double(x) + 0.5 - 10, y: Double(y) + 0.5 - 10))
        #expect(drawn[x, y].alpha == (isInside ? 255 : 0), "pixel \(x), \(y)")
      }
    }
  }

  @Test func aNodeThatClipsAlsoClipsItsPicture() throws {
    let square = try bitmap([[red]])
    let node = LayoutNode(
      frame: CGRect(x: 10, y: 10, width: 20, height: 10), clips: true,
      image: ImageContent(source: .bitmap(square), mode: .scaleAspectFill))
    let drawn = try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 30), children: [node]))
    #expect(drawn[15, 9] == .clear)
    #expect(drawn[15, 10].straight == red)
    #expect(drawn[15, 19].straight == red)
    #expect(drawn[15, 20] == .clear)
  }

  @Test func aTintReplacesColorsAndKeepsAlpha() throws {
    let half = Color(red: 9, green: 90, blue: 200, alpha: 128)
    let drawn = try draw(
      ImageContent(source: .bitmap(try bitmap([[half, .clear, .white]])), tint: red), width: 3, height: 1)
    #expect(drawn[0, 0] == PremultipliedColor(Color(red: 255, green: 0, blue: 0, alpha: 128)))
    #expect(drawn[1, 0] == .clear)
    #expect(drawn[2, 0].straight == red)
  }

  @Test func capsKeepTheirSizeWhileTheMiddleIsStretched() throws {
    let picture = try bitmap([
      [.black, red, .black], [blue, .white, blue], [.black, red, .black],
    ])
    var image = ImageContent(source: .bitmap(picture))
    image.capInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let drawn = try draw(image, width: 10, height: 7)
    for y in 0..<7 {
      for x in 0..<10 {
        let (column, row) = (x == 0 || x == 9, y == 0 || y == 6)
        let expected: Color = column && row ? .black : row ? red : column ? blue : .white
        #expect(drawn[x, y].straight == expected, "pixel \(x), \(y)")
      }
    }
  }

  @Test func aRotationBy90DegreesRotatesThePixels() throws {
    let picture = try noise(12, 12, seed: 34)
    var node = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 12, height: 12), image: ImageContent(source: .bitmap(picture)))
    node.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let drawn = try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(frame: CGRect(x: 0, y: 0, width: 12, height: 12), children: [node]))
    for y in 0..<12 { for x in 0..<12 { #expect(drawn[x, y] == picture[y, 11 - x], "pixel \(x), \(y)") } }
  }

  @Test func theWeightsOfEveryPixelAddUpToOneAtAnyPosition() {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<200 {
      let source = Int.random(in: 1...40, using: &random)
      let start = Int.random(in: -9000...9000, using: &random)
      let length = Int.random(in: 1...200_000, using: &random)
      let caps = (Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random))
      let segments = AxisSegment.segments(
        sourceLength: source, target: (start, start + length), caps: caps, capTargets: (caps.0 << 12, caps.1 << 12))
      let pixels = (start >> 12)..<((start + length) >> 12) + 1
      let weights = AxisWeights(segments, pixels: pixels, sampling: .smooth)
      for index in 0..<pixels.count {
        let taps = weights.starts[index]..<weights.starts[index + 1]
        #expect(taps.reduce(0) { $0 + Int(weights.weights[$1]) } == AxisWeights.one, "\(segments)")
        #expect(taps.allSatisfy { (0..<source).contains(weights.sources[$0]) }, "\(segments)")
      }
    }
  }
}
