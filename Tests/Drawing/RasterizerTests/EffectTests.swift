import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

struct EffectTests {
  private let side = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func draw(_ nodes: [LayoutNode], on background: Color = .white) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(of: LayoutNode(frame: side, background: .color(background), children: nodes))
  }

  @Test func aClipPathClipsAllOfANode() throws {
    var node = LayoutNode(frame: side, background: .color(.black), border: Border(width: 2, color: .black))
    node.clipPath = ClipPath(path: Path { $0.addRect(CGRect(x: 4, y: 4, width: 6, height: 12)) })
    node.children = [LayoutNode(frame: side, background: .color(Color(red: 255, green: 0, blue: 0)))]
    let bitmap = try draw([node])
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (4..<10).contains(x) && (4..<16).contains(y)
        #expect((bitmap[x, y].straight == .white) == !isInside, "pixel \(x), \(y)")
      }
    }
  }

  @Test func theEvenOddRuleLeavesAHoleInAClipPath() throws {
    let rings = Path { path in
      path.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      path.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    }
    for rule in FillRule.allCases {
      var node = LayoutNode(frame: side, background: .color(.black))
      node.clipPath = ClipPath(path: rings, rule: rule)
      #expect(try draw([node])[10, 10].straight == (rule == .evenodd ? .white : .black))
    }
  }

  @Test(
    arguments: [0.0, 30.0])
  func aChildThatFillsItsRoundedParentCoversTheParentsEdgeCompletelyRotatedOrNot(degrees: Double) throws {
    let red = Color(red: 255, green: 0, blue: 0)
    var plain = LayoutNode(
      frame: CGRect(x: 3.3, y: 3, width: 13, height: 14.5), background: .color(red), cornerRadii: CornerRadii(5))
    plain.transform = Affine.rotation(degrees: degrees)
    var parent = plain
    parent.background = .color(.white)
    parent.clips = true
    parent.children = [
      LayoutNode(frame: side, background: .color(red)), LayoutNode(frame: side, background: .color(red)),
    ]
    parent.children[0].transform = Affine.scale(3)
    parent.children[1].transform = Affine.scale(3)
    var bordered = parent
    bordered.border = Border(width: 20, color: red)
    let expected = try draw([plain], on: .black)
    for node in [parent, bordered] {
      let drawn = try draw([node], on: .black)
      for y in 0..<20 { for x in 0..<20 { #expect(drawn[x, y] == expected[x, y], "pixel \(x), \(y)") } }
    }
  }

  @Test func dashesAndGapsFollowThePattern() throws {
    var node = LayoutNode(frame: side)
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 2))
      $0.addLine(to: CGPoint(x: 20, y: 2))
    }
    for (phase, first) in [(0, 0), (2, -2), (-1, 1), (9, 1)] as [(CGFloat, Int)] {
      node.path = PathContent(
        path: line, stroke: .init(color: .black, style: StrokeStyle(width: 2, dash: [3, 2], dashPhase: phase)))
      let bitmap = try draw([node])
      for x in 0..<20 {
        let isDash = (x - first + 10) % 5 < 3
        #expect(bitmap[x, 1].red == (isDash ? 0 : 255), "phase \(phase), x \(x)")
        #expect(bitmap[x, 2].red == (isDash ? 0 : 255), "phase \(phase), x \(x)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func aStrokeOfWidth0IsOnePixelWideAtEveryScale(
    scale: CGFloat
  ) throws {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 5.5 / scale))
      $0.addLine(to: CGPoint(x: 20, y: 5.5 / scale))
    }
    let node = LayoutNode(
      frame: side, path: PathContent(path: line, stroke: .init(color: .black, style: StrokeStyle(width: 0))))
    let bitmap = try Rasterizer(scale: scale).bitmap(of: node)
    #expect(bitmap[9, 4].alpha == 0)
    #expect(bitmap[9, 5].alpha == 255)
    #expect(bitmap[9, 6].alpha == 0)
  }

  @Test func aPathOfATranslucentNodeIsDrawnBeyondTheNodesFrame() throws {
    var node = LayoutNode(frame: CGRect(x: 8, y: 8, width: 2, height: 2), opacity: 0.5)
    node.path = PathContent(
      path: Path { $0.addRect(CGRect(x: -6, y: -6, width: 14, height: 14)) }, fill: .init(paint: .color(.black)))
    node.shadow = Shadow(color: .black)
    let bitmap = try draw([node])
    #expect(bitmap[2, 2].red == 127)
    #expect(bitmap[15, 15].red == 127)
    #expect(bitmap[16, 16].red == 255)
  }

  @Test func nodesWithExtremeNumbersAreDrawnOrCauseErrorsButNeverCrash() throws {
    var random = SeededGenerator(seed: 73)
    let numbers: [CGFloat] = [0, 1e-9, 0.3, 5, 17.25, 300, 40_000, 1e6, 1e9]
    func size(_ random: inout SeededGenerator) -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    func signed(_ random: inout SeededGenerator) -> CGFloat {
      Bool.random(using: &random) ? size(&random) : -size(&random)
    }
    let stops = [GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .clear)]
    let picture = Bitmap(size: try PixelSize(width: 3, height: 2), color: PremultipliedColor(.black))
    for _ in 0..<25 {
      var node = LayoutNode(
        frame: CGRect(x: signed(&random), y: signed(&random), width: size(&random), height: size(&random)),
        cornerRadii: CornerRadii(size(&random)), cornerCurve: .continuous,
        border: Border(width: size(&random), color: .black))
      let center = CGPoint(x: signed(&random), y: signed(&random))
      node.background = [
        .radial(RadialGradient(center: center, radius: size(&random), stops: stops)),
        .linear(LinearGradient(from: center, to: CGPoint(x: signed(&random), y: 1), stops: stops)),
        .conic(ConicGradient(center: center, angle: Double(signed(&random)), stops: stops)),
      ].randomElement(using: &random)
      node.shadow = Shadow(
        color: .black, offset: CGSize(width: signed(&random), height: 1), blur: size(&random) / 1000,
        spread: signed(&random))
      node.image = ImageContent(
        source: .bitmap(picture), mode: ImageContent.Mode.allCases.randomElement(using: &random) ?? .center,
        scale: max(size(&random), 0.01), capInsets: EdgeInsets(top: size(&random), left: size(&random)))
      node.path = PathContent(
        path: Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: size(&random), height: size(&random))) },
        stroke: .init(color: .black, style: StrokeStyle(width: size(&random), dash: [size(&random), size(&random)])))
      if Bool.random(using: &random) {
        node.transform = Affine(a: signed(&random), b: signed(&random), c: signed(&random), d: 1, tx: 0, ty: 0)
      }
      node.opacity = 0.5
      _ = try draw([node])
    }
  }

  @Test func tenThousandEdgesThatCrossInOneRowAreScannedQuickly() {
    var random = SeededGenerator(seed: 72)
    let path = Path { path in
      path.move(to: .zero)
      for index in 0..<10_000 {
        path.addLine(to: CGPoint(x: .random(in: 0...400, using: &random), y: index % 2 == 0 ? 3 : 0))
      }
      path.closeSubpath()
    }
    let edges = EdgeList(path, transform: .identity)
    let start = ContinuousClock.now
    for rule in FillRule.allCases {
      let sink = MaskSink(bounds: edges.pixelBounds)
      PathScanner(rule: rule, clip: sink.mask.bounds, memory: ScanMemory()).scan(edges, into: sink)
      #expect(sink.mask.coverage(x: 200, y: 1) > 0)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

/// Exact rounding in blending.
struct BlendingTests {
  @Test func everyProductOfTwoBytesIsRoundedToTheNearest() {
    for value in 0...255 {
      for factor in 0...255 {
        let nearest = UInt8((Double(value * factor) / 255).rounded())
        #expect(Blending.scaled(UInt8(value), by: UInt8(factor)) == nearest)
        let pixel = UInt32(value) * 0x0101_0101
        #expect(Blending.scaled(pixel, by: UInt32(factor)) == UInt32(nearest) * 0x0101_0101)
      }
    }
  }

  @Test func aColorOverAClearPixelIsUnchangedAndAnOpaqueColorHidesEverythingBeneathIt() {
    let half = PremultipliedColor(Color(red: 200, green: 100, blue: 50, alpha: 128)).packed
    let opaque = PremultipliedColor(Color(red: 1, green: 2, blue: 3)).packed
    #expect(Blending.over(half, 0) == half)
    #expect(Blending.over(opaque, half) == opaque)
    #expect(Blending.over(0, half) == half)
  }
}
