import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

struct GradientTests {
  private let black = GradientStop(position: 0, color: .black)
  private let white = GradientStop(position: 1, color: .white)

  private func draw(_ paint: Paint, width: CGFloat = 256, height: CGFloat = 1, scale: CGFloat = 1) throws -> Bitmap {
    try Rasterizer(scale: scale).bitmap(
      of: LayoutNode(frame: CGRect(x: 0, y: 0, width: width, height: height), background: paint))
  }

  private func linear(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), _ stops: [GradientStop]) -> Paint {
    .linear(LinearGradient(from: CGPoint(x: from.0, y: from.1), to: CGPoint(x: to.0, y: to.1), stops: stops))
  }

  @Test func everyPixelOfARampFromBlackToWhiteHasTheColorAtItsCenter() throws {
    let bitmap = try draw(linear((0, 0), (1, 0), [black, white]), width: 255)
    // The center of pixel x is at (x + 1/2) / 255: half way between two grays, so either is correct.
    for x in 0..<255 { #expect(abs(Double(bitmap[x, 0].red) - Double(x) - 0.5) <= 0.5 + 1e-9, "pixel \(x)") }
    #expect(bitmap[0, 0].red <= 1)
    #expect(bitmap[254, 0].red >= 254)
  }

  @Test(arguments: [64.0, 200.0, 342.0])
  func adjacentPixelsOfALongGradientDifferByAtMostOne(width: CGFloat) throws {
    let stops = [
      GradientStop(position: 0, color: Color(red: 0x0B, green: 0x5F, blue: 0xFF)),
      GradientStop(position: 1, color: Color(red: 0x7A, green: 0x2B, blue: 0xFF)),
    ]
    let bitmap = try draw(linear((0, 0), (1, 0), stops), width: width, height: 1, scale: 3)
    for x in 1..<bitmap.width {
      let (left, right) = (bitmap[x - 1, 0], bitmap[x, 0])
      #expect((0...1).contains(Int(right.red) - Int(left.red)))
      #expect((0...1).contains(Int(left.green) - Int(right.green)))
      #expect(right.blue == 255)
    }
  }

  @Test func endColorsContinueBeyondTheLineAndStopsMayMeetInAHardEdge() throws {
    let stops = [
      black, GradientStop(position: 0.5, color: .black), GradientStop(position: 0.5, color: .white), white,
    ]
    let bitmap = try draw(linear((0.25, 0), (0.75, 0), stops), width: 64)
    for x in 0..<64 { #expect(bitmap[x, 0].red == (x < 32 ? 0 : 255), "pixel \(x)") }
  }

  @Test func colorsAreInterpolatedPremultipliedSoAClearStopAddsNoColor() throws {
    let clearRed = GradientStop(position: 0, color: Color(red: 255, green: 0, blue: 0, alpha: 0))
    let bitmap = try draw(linear((0, 0), (1, 0), [clearRed, white]), width: 100)
    for x in 0..<100 {
      let pixel = bitmap[x, 0]
      #expect(pixel.red == pixel.alpha)
      #expect(pixel.green == pixel.alpha)
      #expect(pixel.blue == pixel.alpha)
    }
  }

  @Test(
    arguments: [
      Paint.linear(
        LinearGradient(
          from: .zero, to: .zero,
          stops: [
            GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .white),
          ])),
      Paint.radial(
        RadialGradient(
          center: .zero, radius: 0,
          stops: [
            GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .white),
          ])),
      Paint.conic(ConicGradient(center: .zero, stops: [GradientStop(position: 0.5, color: .white)])),
    ])
  func aGradientWithoutExtentHasItsLastColorEverywhere(paint: Paint) throws {
    let bitmap = try draw(paint, width: 8, height: 8)
    #expect((0..<64).allSatisfy { bitmap[$0 % 8, $0 / 8].straight == .white })
  }

  @Test func aGradientWithoutStopsDrawsNothing() throws {
    #expect(try draw(linear((0, 0), (1, 0), []))[3, 0] == .clear)
  }

  @Test func aRadialGradientFollowsTheDistanceFromItsCenterScaledWithTheBox() throws {
    let gradient = RadialGradient(center: CGPoint(x: 0.5, y: 0.5), radius: 0.5, stops: [black, white])
    let bitmap = try draw(.radial(gradient), width: 80, height: 40)
    for y in 0..<40 {
      for x in 0..<80 {
        let (u, v) = ((Double(x) + 0.5 - 40) / 40, (Double(y) + 0.5 - 20) / 20)
        let exact = min((u * u + v * v).squareRoot(), 1) * 255
        #expect(abs(Double(bitmap[x, y].red) - exact) < 0.75, "pixel \(x), \(y)")
      }
    }
  }

  @Test func aConicGradientFollowsTheClockwiseAngleFromTheTop() throws {
    let gradient = ConicGradient(center: CGPoint(x: 0.5, y: 0.5), angle: 0, stops: [black, white])
    let bitmap = try draw(.conic(gradient), width: 60, height: 60)
    for y in 0..<60 {
      for x in 0..<60 {
        let (dx, dy) = (Double(x) - 29.5, Double(y) - 29.5)
        var angle = atan2(dx, -dy) / (2 * .pi)
        if angle < 0 { angle += 1 }
        #expect(abs(Double(bitmap[x, y].red) - angle * 255) < 0.75, "pixel \(x), \(y)")
      }
    }
  }

  @Test func anglesComputedWithoutTrigonometricFunctionsEqualThoseOfAtan2() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let (u, v) = (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      var exact = atan2(v, u) / (2 * .pi)
      if exact < 0 { exact += 1 }
      #expect(abs(Turn.of(u, v) - exact) < 2e-8, "\(u), \(v)")
    }
    #expect(Turn.of(0, 0) == 0)
    #expect(Turn.of(0, 1) == 0.25)
    #expect(Turn.of(-1, 0) == 0.5)
    #expect(Turn.of(0, -1) == 0.75)
  }

  @Test func aGradientRotatesWithItsNodeARotationBy90DegreesTurnsRowsIntoColumns() throws {
    var node = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 40, height: 40), background: linear((0, 0), (1, 0), [black, white]))
    node.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40), children: [node])
    let rotated = try Rasterizer(scale: 1).bitmap(of: root)
    let upright = try draw(linear((0, 0), (1, 0), [black, white]), width: 40, height: 40)
    for y in 0..<40 { for x in 0..<40 { #expect(rotated[x, y] == upright[y, 39 - x]) } }
  }

  @Test func pathsAreFilledWithGradientsInTheirNodesBox() throws {
    var node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let half = Path { $0.addRect(CGRect(x: 20, y: 0, width: 20, height: 10)) }
    node.path = PathContent(path: half, fill: .init(paint: linear((0, 0), (1, 0), [black, white])))
    let bitmap = try Rasterizer(scale: 1).bitmap(of: node)
    let box = try draw(linear((0, 0), (1, 0), [black, white]), width: 40, height: 10)
    #expect(bitmap[10, 5] == .clear)
    #expect(bitmap[20, 5] == box[20, 5])
    #expect(bitmap[39, 5] == box[39, 5])
  }
}
