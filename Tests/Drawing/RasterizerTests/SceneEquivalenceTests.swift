import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// Different ways of drawing a scene give the same bytes.
struct SceneEquivalenceTests {
  /// Returns a scene of random boxes that use all properties of a node.
  private func scene(seed: UInt64, side: CGFloat = 90) throws -> LayoutNode {
    var random = SeededGenerator(seed: seed)
    var picture = Bitmap(size: try PixelSize(width: 7, height: 5))
    for index in 0..<35 {
      picture[index % 7, index / 7] = PremultipliedColor(color(&random))
    }
    var root = LayoutNode(frame: CGRect(x: 0, y: 0, width: side, height: side), background: .color(.white))
    for _ in 0..<14 { root.children.append(node(picture, side: side, &random)) }
    return root
  }

  private func color(_ random: inout SeededGenerator) -> Color {
    Color(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random),
      alpha: Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random))
  }

  /// Returns a random multiple of 1/4, for a range in quarters.
  private func quarter(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 4
  }

  private func paint(_ random: inout SeededGenerator) -> Paint {
    let stops = (0...2).map { GradientStop(position: Double($0) / 2, color: color(&random)) }
    switch Int.random(in: 0...3, using: &random) {
    case 0: return .color(color(&random))
    case 1: return .linear(LinearGradient(from: CGPoint(x: 0.1, y: 0.2), to: CGPoint(x: 0.9, y: 0.7), stops: stops))
    case 2: return .radial(RadialGradient(center: CGPoint(x: 0.3, y: 0.4), radius: 0.6, stops: stops))
    default: return .conic(ConicGradient(center: CGPoint(x: 0.5, y: 0.5), angle: 30, stops: stops))
    }
  }

  private func node(_ picture: Bitmap, side: CGFloat, _ random: inout SeededGenerator) -> LayoutNode {
    let limit = Int(side) * 3
    var node = LayoutNode(
      frame: CGRect(
        x: quarter(0...limit, &random), y: quarter(0...limit, &random), width: quarter(20...160, &random),
        height: quarter(20...160, &random)),
      background: paint(&random), cornerRadii: CornerRadii(quarter(0...40, &random)))
    node.cornerCurve = Bool.random(using: &random) ? .circular : .continuous
    if Bool.random(using: &random) { node.border = Border(width: quarter(1...12, &random), color: color(&random)) }
    if Bool.random(using: &random) {
      node.shadow = Shadow(
        color: color(&random), offset: CGSize(width: 1, height: 2), blur: quarter(0...120, &random), spread: 1)
    }
    switch Int.random(in: 0...5, using: &random) {
    case 0: node.image = ImageContent(source: .bitmap(picture), mode: .scaleAspectFill)
    case 1: node.text = TextContent(string: "Agfå", font: Font(size: 13), color: color(&random))
    case 2:
      let star = Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        for (x, y) in [(30, 10), (5, 28), (15, 0), (25, 28)] { path.addLine(to: CGPoint(x: x, y: y)) }
        path.closeSubpath()
      }
      node.path = PathContent(
        path: star, fill: .init(paint: paint(&random), rule: .evenodd),
        stroke: .init(color: color(&random), style: StrokeStyle(width: 2, cap: .round, dash: [5, 4])))
    case 3: node.clipPath = ClipPath(path: Path { $0.addEllipse(in: CGRect(x: 1, y: 2, width: 20, height: 18)) })
    default: break
    }
    if Int.random(in: 0...2, using: &random) == 0 { node.opacity = 0.6 }
    if Int.random(in: 0...3, using: &random) == 0 { node.blend = .multiply }
    if Int.random(in: 0...3, using: &random) == 0 {
      node.transform = Affine.rotation(degrees: 30)
    }
    node.clips = Bool.random(using: &random)
    node.children = [LayoutNode(frame: CGRect(x: -3, y: 4, width: 12.5, height: 9), background: paint(&random))]
    return node
  }

  @Test(arguments: [41, 42, 43, 44, 45] as [UInt64]) func inOneBandOrInSeveral(seed: UInt64) throws {
    let rasterizer = Rasterizer(scale: 2)
    let prepared = try rasterizer.prepare(scene(seed: seed))
    func draw(bands: Int) -> Bitmap {
      var bitmap = Bitmap(size: prepared.size, color: prepared.backgroundColor)
      bitmap.withMutablePixels { SceneBands(prepared, count: bands).draw(on: $0) }
      return bitmap
    }
    let whole = draw(bands: 1)
    for count in [2, 3, 7] { #expect(draw(bands: count) == whole, "seed \(seed), \(count) bands") }
  }

  @Test func aLargePictureDrawnByTwoThreadsOrByOne() throws {
    let rasterizer = Rasterizer(scale: 3)
    let prepared = try rasterizer.prepare(scene(seed: 46, side: 400))
    #expect(SceneBands(prepared).count == 2)
    var whole = Bitmap(size: prepared.size, color: prepared.backgroundColor)
    whole.withMutablePixels { SceneBands(prepared, count: 1).draw(on: $0) }
    #expect(rasterizer.bitmap(of: prepared) == whole)
  }

  @Test(arguments: [51, 52, 53, 54, 55] as [UInt64]) func movedByWholePixels(seed: UInt64) throws {
    let content = try scene(seed: seed)
    func draw(_ x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      var moved = content
      moved.frame.origin = CGPoint(x: x, y: y)
      moved.background = nil
      return try Rasterizer(scale: 2).bitmap(
        of: LayoutNode(
          frame: CGRect(x: 0, y: 0, width: 220, height: 220), background: .color(.white), children: [moved]))
    }
    let (original, moved) = (try draw(40, 40), try draw(67, 51))
    var differences = 0
    for y in 0..<300 { for x in 0..<300 where original[x + 20, y + 20] != moved[x + 74, y + 42] { differences += 1 } }
    #expect(differences == 0, "seed \(seed)")
  }

  @Test func drawnTwiceByOneThreadOrByFourInParallel() async throws {
    let root = try scene(seed: 61)
    let first = try Rasterizer(scale: 2).bitmap(of: root)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<4 { group.addTask { try Rasterizer(scale: 2).bitmap(of: root) } }
      for try await bitmap in group { #expect(bitmap == first) }
    }
  }
}
