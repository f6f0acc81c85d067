import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

struct ShadowTests {
  private func box(_ rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular) -> RoundedBox {
    RoundedBox(rect, radii: radii, curve: curve, transform: .identity)
  }

  /// Returns the coverage of the box, convolved with a Gaussian in double precision along both axes.
  private func reference(_ box: RoundedBox, deviation: Double, bounds: PixelRect) -> [Double] {
    let edges = EdgeList(box.path, transform: .identity)
    let sink = MaskSink(bounds: edges.pixelBounds)
    PathScanner(rule: .nonzero, clip: sink.mask.bounds, memory: ScanMemory()).scan(edges, into: sink)
    let radius = Int((deviation * 6).rounded(.up)) + 1
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = weights.reduce(0, +)
    let source = sink.mask.bounds
    var rows = [Double](repeating: 0, count: bounds.width * source.height)
    for y in 0..<source.height {
      for x in 0..<bounds.width {
        var sum = 0.0
        let center = bounds.minX + x
        for k in max(
          source.minX, center - radius)..<max(min(source.maxX, center + radius + 1), max(source.minX, center - radius))
        {
          sum += weights[k - center + radius] * Double(sink.mask.bytes[y * source.width + k - source.minX])
        }
        rows[y * bounds.width + x] = sum / total
      }
    }
    var result = [Double](repeating: 0, count: bounds.width * bounds.height)
    for y in 0..<bounds.height {
      let center = bounds.minY + y
      let from = max(source.minY, center - radius)
      for k in from..<max(min(source.maxY, center + radius + 1), from) {
        let weight = weights[k - center + radius] / total
        for x in 0..<bounds.width {
          result[y * bounds.width + x] += weight * rows[(k - source.minY) * bounds.width + x]
        }
      }
    }
    return result
  }

  /// Returns the largest difference from the reference, in units of 1/255.
  private func largestError(_ box: RoundedBox, deviation: Double) throws -> Double {
    let mask = try #require(BoxShadow(box: box, deviation: deviation).mask(memory: ScanMemory()))
    let left = (box.minX >> Subpixel.bits) + mask.mask.bounds.minX
    let top = (box.minY >> Subpixel.bits) + mask.mask.bounds.minY
    let bounds = PixelRect(minX: left, minY: top, maxX: left + mask.width, maxY: top + mask.height)
    let exact = reference(box, deviation: deviation, bounds: bounds)
    var worst = 0.0
    for y in 0..<mask.height {
      let bytes = mask.bytes(ofRow: y)
      for x in 0..<mask.width {
        let column = x <= mask.column ? x : max(x - mask.extraColumns, mask.column)
        worst = max(worst, abs(Double(bytes[column]) - exact[y * mask.width + x]))
      }
    }
    return worst
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 90, height: 70), CornerRadii(12), 4.0),
      (CGRect(x: 3.25, y: 5.75, width: 120.5, height: 33.3), CornerRadii(16), 6.0),
      (CGRect(x: 0, y: 0, width: 10, height: 6), CornerRadii(3), 9.0),
      (CGRect(x: -7.5, y: 2, width: 60, height: 60), CornerRadii(30), 2.0),
      (
        CGRect(x: 0, y: 0, width: 64, height: 48), CornerRadii(topLeft: 4, topRight: 20, bottomRight: 0, bottomLeft: 9),
        3.0
      ),
      (CGRect(x: 0.5, y: 0.5, width: 40, height: 40), CornerRadii(0), 0.75),
      (CGRect(x: 0, y: 0, width: 200, height: 5), CornerRadii(2), 5.0),
    ])
  func aShadowEqualsItsBoxBlurredByAGaussianForAllSizesAndCorners(rect: CGRect, radii: CornerRadii, deviation: Double)
    throws
  {
    let error = try largestError(box(rect, radii: radii), deviation: deviation)
    #expect(error <= 2, "off by \(error) of 255")
  }

  @Test func shadowsOfRandomBoxesEqualTheBlurredBoxes() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<8 {
      let rect = CGRect(
        x: .random(in: -5...5, using: &random), y: .random(in: -5...5, using: &random),
        width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random))
      let radius = CGFloat.random(in: 0...20, using: &random)
      let deviation = Double.random(in: 0.5...6, using: &random)
      let curve: CornerCurve = Bool.random(using: &random) ? .circular : .continuous
      let error = try largestError(box(rect, radii: CornerRadii(radius), curve: curve), deviation: deviation)
      #expect(error <= 2, "\(rect), radius \(radius), \(curve), deviation \(deviation): off by \(error)")
    }
  }

  @Test func boxesThatDifferOnlyInSizeShareOneMask() throws {
    let small = BoxShadow(box: box(CGRect(x: 1, y: 1, width: 100, height: 100), radii: CornerRadii(8)), deviation: 5)
    let large = BoxShadow(box: box(CGRect(x: 9, y: 2, width: 200, height: 300), radii: CornerRadii(8)), deviation: 5)
    let first = try #require(small.mask(memory: ScanMemory()))
    let second = try #require(large.mask(memory: ScanMemory()))
    #expect(first.mask === second.mask)
    #expect(second.width - first.width == 100)
    #expect(second.height - first.height == 200)
  }

  @Test func withoutBlurAShadowIsTheBoxMovedAndExpanded() throws {
    var node = LayoutNode(frame: CGRect(x: 4, y: 4, width: 4, height: 4))
    node.shadow = Shadow(color: .black, offset: CGSize(width: 3, height: 1), blur: 0, spread: 1)
    let root = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 16, height: 16), background: .color(.white), children: [node])
    let bitmap = try Rasterizer(scale: 1).bitmap(of: root)
    for y in 0..<16 {
      for x in 0..<16 {
        let isInside = (6..<12).contains(x) && (4..<10).contains(y)
        #expect(bitmap[x, y].red == (isInside ? 0 : 255), "pixel \(x), \(y)")
      }
    }
  }

  @Test func anOpaqueBackgroundHidesItsShadowAndOmittingTheHiddenPartChangesNoPixel() throws {
    func draw(background: Color, radius: CGFloat, over: Color) throws -> Bitmap {
      var node = LayoutNode(
        frame: CGRect(x: 10.3, y: 10, width: 40, height: 30.2), background: .color(background),
        cornerRadii: CornerRadii(radius))
      node.shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 3), blur: 6)
      let top = LayoutNode(frame: node.frame, background: .color(over), cornerRadii: CornerRadii(radius))
      return try Rasterizer(scale: 2).bitmap(
        of: LayoutNode(
          frame: CGRect(x: 0, y: 0, width: 60, height: 60), background: .color(.white), children: [node, top]))
    }
    for radius in [0, 5, 15] as [CGFloat] {
      let opaque = try draw(background: .white, radius: radius, over: .clear)
      // A translucent background hides nothing, so the whole shadow is drawn beneath it.
      let translucent = try draw(
        background: Color(red: 255, green: 255, blue: 255, alpha: 254), radius: radius, over: .white)
      for y in 0..<120 {
        for x in 0..<120 where !((20...101).contains(x) && (19...81).contains(y)) {
          #expect(opaque[x, y] == translucent[x, y], "pixel \(x), \(y)")
        }
      }
      #expect(opaque[50, 40].straight == .white)
    }
  }

  @Test func aSquareRotatedBy90DegreesHasTheSameShadow() throws {
    func draw(_ transform: Affine) throws -> Bitmap {
      var node = LayoutNode(frame: CGRect(x: 20, y: 20, width: 24, height: 24), cornerRadii: CornerRadii(6))
      node.transform = transform
      node.shadow = Shadow(color: .black, blur: 8)
      return try Rasterizer(scale: 1).bitmap(
        of: LayoutNode(frame: CGRect(x: 0, y: 0, width: 64, height: 64), children: [node]))
    }
    let (upright, rotated) = (try draw(.identity), try draw(Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    for y in 0..<64 { for x in 0..<64 { #expect(abs(Int(upright[x, y].alpha) - Int(rotated[x, y].alpha)) <= 1) } }
  }

  @Test func aWideBlurComputedOnCoarseCellsIsTheSameForARotatedAndAnUprightBox() throws {
    func draw(_ transform: Affine, clip: Bool = false) throws -> Bitmap {
      var node = LayoutNode(frame: CGRect(x: 100, y: 100, width: 120, height: 120), cornerRadii: CornerRadii(30))
      node.transform = transform
      node.shadow = Shadow(color: .black, blur: 70)
      return try Rasterizer(scale: 1).bitmap(
        of: LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 320), children: [node]))
    }
    // A rotation by 90 degrees uses the code for rotated boxes; the test above checks upright ones against the Gaussian.
    let (upright, rotated) = (try draw(.identity), try draw(Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    var worst = 0
    for y in 0..<320 {
      for x in 0..<320 { worst = max(worst, abs(Int(upright[x, y].alpha) - Int(rotated[x, y].alpha))) }
    }
    #expect(worst <= 2, "off by \(worst) of 255")
  }
}
