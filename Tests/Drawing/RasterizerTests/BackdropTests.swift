import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

struct BackdropTests {
  private static let white = Color.white
  private static let red = Color(red: 255, green: 0, blue: 0)

  private func draw(_ children: [LayoutNode], width: CGFloat = 120, on background: Color = .white) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(
        frame: CGRect(x: 0, y: 0, width: width, height: 60), background: .color(background), children: children))
  }

  /// A black box that covers the left half.
  private static let half = LayoutNode(frame: CGRect(x: 0, y: 0, width: 60, height: 60), background: .color(.black))

  private static func glass(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 120, height: 60), blur: CGFloat, saturation: Double = 1
  ) -> LayoutNode {
    LayoutNode(frame: frame, backdrop: Backdrop(blur: blur, saturation: saturation))
  }

  /// Returns the cumulative distribution of a Gaussian, by the trapezoidal rule.
  private static func share(_ distance: Double, deviation: Double) -> Double {
    let steps = 4000
    let width = 8 * deviation / Double(steps)
    return (0..<steps).reduce(0) { sum, index in
      let x = -8 * deviation + (Double(index) + 0.5) * 16 * deviation / Double(steps)
      return x < distance ? sum + exp(-x * x / (2 * deviation * deviation)) : sum
    } * 2 * width / (deviation * (2 * Double.pi).squareRoot())
  }

  @Test(arguments: [1, 2, 3.3, 7.9, 8, 11, 16.1] as [Double])
  func theBlurOfAnEdgeIsWithin3OfAGaussian(deviation: Double) throws {
    let bitmap = try draw([Self.half, Self.glass(blur: deviation)])
    for x in 0..<120 where abs(Double(x) - 60) < 55 {
      let exact = 255 * Self.share(Double(x) + 0.5 - 60, deviation: deviation)
      #expect(abs(Double(bitmap[x, 30].red) - exact) <= 0.03 * 255, "\(x): \(bitmap[x, 30].red), not \(exact)")
      #expect(bitmap[x, 30] == bitmap[x, 0], "rows are equal up to the edge")
      #expect(bitmap[x, 30] == bitmap[x, 59], "rows are equal up to the edge")
    }
  }

  @Test func oneColorStaysExactlyTheSameUpToTheEdgeOfThePictureOpaqueOrNot() throws {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let color = Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
      let blur = CGFloat.random(in: 0...80, using: &random)
      let bitmap = try draw([Self.glass(blur: blur)], on: color)
      #expect(bitmap == (try draw([], on: color)), "seed \(seed): \(color), blur \(blur)")
    }
  }

  @Test func noBlurAndNoSaturationChangeNothingAndASaturationOf0IsGray() throws {
    #expect(try draw([Self.half, Self.glass(blur: 0)]) == draw([Self.half]))
    let gray = try draw([Self.glass(blur: 0, saturation: 0)], on: Self.red)
    // 0.213 of 255, the weight of red in the standard.
    #expect(gray[50, 30].straight == Color(red: 54, green: 54, blue: 54))
    let vivid = try draw(
      [Self.glass(blur: 4, saturation: 2)], on: Color(red: 120, green: 100, blue: 100))[50, 30].straight
    // 0.213 × 120 + 0.787 × 100 = 104.26, from which the distances double.
    #expect(vivid == Color(red: 136, green: 96, blue: 96))
  }

  @Test func onlyPixelsInsideTheRoundedEdgeChangeAndShadowsLieOutside() throws {
    var glass = Self.glass(CGRect(x: 30, y: 10, width: 60, height: 40), blur: 6)
    glass.cornerRadii = CornerRadii(20)
    let plain = try draw([Self.half])
    let blurred = try draw([Self.half, glass])
    #expect(blurred[31, 11] == plain[31, 11])
    #expect(blurred[29, 30] == plain[29, 30])
    #expect(blurred[60, 8] == plain[60, 8])
    #expect(blurred[58, 30] != plain[58, 30])
    #expect(blurred[61, 12] != plain[61, 12])
    glass.shadow = Shadow(color: .black, offset: CGSize(width: 0, height: 6), blur: 4)
    let shadowed = try draw([Self.half, glass])
    #expect(shadowed[61, 30] == blurred[61, 30])
    #expect(shadowed[70, 53] != blurred[70, 53])
  }

  @Test func opacityAndMasksMixTheFilteredWithTheSharpBackdrop() throws {
    let plain = try draw([Self.half])
    let full = try draw([Self.half, Self.glass(blur: 6)])
    var glass = Self.glass(blur: 6)
    glass.opacity = 0.5
    let faded = try draw([Self.half, glass])
    for x in 40..<80 {
      let middle = (Int(plain[x, 30].red) + Int(full[x, 30].red)) / 2
      #expect(abs(Int(faded[x, 30].red) - middle) <= 1)
    }
    glass.opacity = 1
    glass.mask = [LayoutNode(frame: CGRect(x: 0, y: 0, width: 120, height: 30), background: .color(.black))]
    let masked = try draw([Self.half, glass])
    #expect(masked[58, 20] == full[58, 20])
    #expect(masked[58, 40] == plain[58, 40])
  }

  @Test func theBackdropIsWhatWasDrawnInTheSameGroup() throws {
    let glass = Self.glass(blur: 6)
    let plain = try draw([Self.half])
    var group = LayoutNode(frame: CGRect(x: 0, y: 0, width: 120, height: 60), isIsolated: true, children: [glass])
    #expect(try draw([Self.half, group]) == plain)
    group.children = [Self.half, glass]
    #expect(try draw([group]) == draw([Self.half, glass]), "a group without gaps has the same backdrop")
    group.isIsolated = false
    group.clips = true
    #expect(try draw([group]) == draw([Self.half, glass]), "a clip is not a group")
  }

  @Test func aTransformChangesTheEdgeAndItsScaleChangesTheBlur() throws {
    var glass = Self.glass(CGRect(x: 30, y: 15, width: 60, height: 30), blur: 3)
    glass.transform = .scale(2)
    #expect(try draw([Self.half, glass]) == draw([Self.half, Self.glass(blur: 6)]))
    glass = Self.glass(CGRect(x: 40, y: 10, width: 40, height: 40), blur: 5)
    glass.transform = .rotation(degrees: 45)
    let (plain, rotated) = (try draw([Self.half]), try draw([Self.half, glass]))
    #expect(rotated[42, 12] == plain[42, 12])
    #expect(rotated[58, 5] != plain[58, 5])
    #expect(rotated[58, 30] != plain[58, 30])
    let upright = try draw([Self.half, Self.glass(CGRect(x: 40, y: 10, width: 40, height: 40), blur: 5)])
    #expect(rotated[58, 30] == upright[58, 30])
  }

  @Test func backdropsBlurOneAnother() throws {
    let once = try draw([Self.half, Self.glass(blur: 5)])
    let twice = try draw([Self.half, Self.glass(blur: 3), Self.glass(blur: 4)])
    for x in 30..<90 { #expect(abs(Int(once[x, 30].red) - Int(twice[x, 30].red)) <= 4) }
  }

  @Test func aLargeSceneIsDrawnAsOneBandSoThatTheBlurCrossesItsMiddle() throws {
    let stripe = LayoutNode(frame: CGRect(x: 0, y: 590, width: 1000, height: 20), background: .color(.black))
    let glass = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 1000, height: 1200), backdrop: Backdrop(blur: 20))
    let bitmap = try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(
        frame: CGRect(x: 0, y: 0, width: 1000, height: 1200), background: .color(.white), children: [stripe, glass]))
    for distance in 0..<80 {
      #expect(abs(Int(bitmap[500, 599 - distance].red) - Int(bitmap[500, 600 + distance].red)) <= 1)
    }
    #expect(bitmap[500, 599].red > 128)
    #expect(bitmap[500, 560].red < 255)
  }

  /// Bars at the top and at the bottom, over stripes. Without a blur across the middle, two threads draw the picture.
  @Test(arguments: [(0, 1060, 2), (540, 1060, 2), (400, 1060, 2), (0, 0, 1)])
  func aLargeSceneIsDividedWhereNoBackdropIsRead(first: Int, second: Int, bands: Int) throws {
    let stripes = (0..<60).map {
      LayoutNode(frame: CGRect(x: 0, y: 20 * $0, width: 1000, height: 7), background: .color(.black))
    }
    let heights = bands == 1 ? [1200, 1200] : [140, 140]
    let bars = zip([first, second], heights).map { y, height in
      LayoutNode(
        frame: CGRect(x: 20, y: y, width: 960, height: height),
        backdrop: Backdrop(blur: 8, lens: Backdrop.Lens(bevel: 30, depth: 20, light: 1)))
    }
    let rasterizer = Rasterizer(scale: 1)
    let prepared = try rasterizer.prepare(
      LayoutNode(
        frame: CGRect(x: 0, y: 0, width: 1000, height: 1200), background: .color(.white), children: stripes + bars))
    #expect(SceneBands(prepared).count == bands)
    var whole = Bitmap(size: prepared.size, color: prepared.backgroundColor)
    whole.withMutablePixels { SceneBands(prepared, count: 1).draw(on: $0) }
    #expect(rasterizer.bitmap(of: prepared) == whole)
  }

  @Test func threeBoxesHaveTheVarianceOfTheGaussianAndAllWeightsTogetherAreOne() {
    for variance in [0.01, 0.1, 0.5, 1, 2, 3.7, 10, 60, 900] as [Double] {
      let kernel = BoxKernel(variance: variance)
      let unit = Double(1 << BoxKernel.bits)
      #expect(kernel.inner * (2 * kernel.radius + 1) + 2 * kernel.outer == 1 << BoxKernel.bits)
      let (radius, reach) = (Double(kernel.radius), Double(kernel.reach))
      let inner = Double(kernel.inner) / unit * radius * (radius + 1) * (2 * radius + 1) / 3
      #expect(abs(inner + 2 * Double(kernel.outer) / unit * reach * reach - variance) < 0.001 * variance + 1e-5)
    }
  }
}
