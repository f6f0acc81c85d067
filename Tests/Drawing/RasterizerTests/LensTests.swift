import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// The rim of glass, which bends and lights its backdrop.
struct LensTests {
  private static let size = CGSize(width: 120, height: 60)

  /// A backdrop whose red is twice the x coordinate of a pixel, and whose green is four times its y coordinate.
  private static let ramps: [LayoutNode] = (0..<120).flatMap { x in
    (0..<60).map { y in
      LayoutNode(
        frame: CGRect(x: x, y: y, width: 1, height: 1),
        background: .color(Color(red: UInt8(2 * x), green: UInt8(4 * y), blue: 0)))
    }
  }

  private func draw(_ children: [LayoutNode], scale: CGFloat = 1, on background: Color = .white) throws -> Bitmap {
    try Rasterizer(scale: scale).bitmap(
      of: LayoutNode(
        frame: CGRect(origin: .zero, size: Self.size), background: .color(background), children: children))
  }

  private static func glass(
    _ frame: CGRect = CGRect(origin: .zero, size: size), radius: CGFloat = 0, blur: CGFloat = 0,
    lens: Backdrop.Lens
  ) -> LayoutNode {
    LayoutNode(frame: frame, cornerRadii: CornerRadii(radius), backdrop: Backdrop(blur: blur, lens: lens))
  }

  /// With a rim of 10 and a plate of 10, by Snell's law with an index of 1.5. At 4 of 10, the sine of incidence is 0.6 and
  /// the sine of refraction 0.4: tan(α - β) = (0.6 · 0.916515 - 0.8 · 0.4) / (0.8 · 0.916515 + 0.6 · 0.4) = 0.236237, and
  /// the way is 10 + 8.
  @Test(arguments: [(0, 11.18034), (2, 6.10953), (4, 4.25227), (10, 0), (25, 0)] as [(Double, Double)])
  func theDisplacementFollowsSnellsLaw(distance: Double, expected: Double) {
    let profile = LensProfile(Backdrop.Lens(bevel: 10, depth: 10), reach: 30)
    #expect(abs(profile.displacement(at: distance) - expected) < 0.002)
  }

  @Test func theDisplacementDecreasesFromTheEdgeAndNeverPassesTheMiddle() {
    let profile = LensProfile(Backdrop.Lens(bevel: 12, depth: 40), reach: 20)
    var previous = Double.infinity
    for step in 0...240 {
      let distance = Double(step) / 10
      let displacement = profile.displacement(at: distance)
      #expect(displacement + distance <= max(20, distance) + 1e-9, "at \(distance)")
      if distance + displacement < 20 - 1e-9 { #expect(displacement <= previous, "at \(distance)") }
      previous = displacement
    }
    #expect(profile.displacement(at: 0) == 20)
  }

  /// Corners have a radius of 20 and the box is 60 by 100: points, their distances from the edge and the directions inwards.
  @Test(
    arguments: [
      (CGPoint(x: 3, y: 50), 3, CGPoint(x: 1, y: 0)), (CGPoint(x: 57, y: 50), 3, CGPoint(x: -1, y: 0)),
      (CGPoint(x: 30, y: 4), 4, CGPoint(x: 0, y: 1)), (CGPoint(x: 30, y: 96), 4, CGPoint(x: 0, y: -1)),
      // 9 and 12 from the center of the corner at (20, 20), a distance of 15.
      (CGPoint(x: 11, y: 8), 5, CGPoint(x: 0.6, y: 0.8)), (CGPoint(x: 49, y: 92), 5, CGPoint(x: -0.6, y: -0.8)),
      // 15 and 20 from the center, so 5 outside.
      (CGPoint(x: 5, y: 0), -5, CGPoint(x: 0.6, y: 0.8)),
    ] as [(CGPoint, Double, CGPoint)])
  func theNearestEdgeOfABox(point: CGPoint, distance: Double, inward: CGPoint) {
    let edge = BoxEdge(size: CGSize(width: 60, height: 100), radii: CornerRadii(20))
    let nearest = edge.nearest(to: point)
    #expect(abs(nearest.distance - distance) < 1e-9)
    #expect(abs(nearest.inward.x - inward.x) < 1e-9)
    #expect(abs(nearest.inward.y - inward.y) < 1e-9)
  }

  @Test func noPointOfTheInteriorIsNearerToTheEdge() throws {
    let edge = BoxEdge(size: CGSize(width: 60, height: 100), radii: CornerRadii(20))
    for distance in [2, 10, 25] as [CGFloat] {
      let rect = try #require(edge.interior(at: distance))
      for x in [rect.minX, rect.midX, rect.maxX] {
        for y in [rect.minY, rect.midY, rect.maxY] {
          #expect(edge.nearest(to: CGPoint(x: x, y: y)).distance >= distance - 1e-9, "\(x), \(y)")
        }
      }
    }
    #expect(edge.interior(at: 30) == nil)
  }

  @Test func theEdgeOfAPathIsThatOfTheBoxThatItDraws() throws {
    let (size, radii) = (CGSize(width: 60, height: 100), CornerRadii(20))
    let box = BoxEdge(size: size, radii: radii)
    let path = try #require(
      PathEdge(
        ClipPath(path: Path { $0.addRoundedRect(CGRect(origin: .zero, size: size), radii: radii) })))
    #expect(path.reach == 30)
    for x in stride(from: -0.5 as CGFloat, through: 60.5, by: 3.1) {
      for y in stride(from: -0.5 as CGFloat, through: 100.5, by: 2.7) {
        let (first, second) = (box.nearest(to: CGPoint(x: x, y: y)), path.nearest(to: CGPoint(x: x, y: y)))
        // Outside of the corners, only pixels at the edge count.
        guard first.distance > -1.5, first.distance < 15 else { continue }
        #expect(abs(first.distance - second.distance) < 0.1, "\(x), \(y)")
        guard abs(first.distance) > 0.3 else { continue }
        #expect(first.inward.x * second.inward.x + first.inward.y * second.inward.y > 0.98, "\(x), \(y)")
      }
    }
  }

  @Test func thePathOfALineHasNoEdge() {
    #expect(PathEdge(ClipPath(path: Path { $0.addRect(.zero) })) == nil)
  }

  @Test func theMiddleIsUntouchedAndTheRimShowsWhatIsFartherInside() throws {
    let plain = try draw(Self.ramps)
    let bent = try draw(Self.ramps + [Self.glass(lens: Backdrop.Lens(bevel: 10, depth: 10))])
    for x in 11..<109 { for y in 11..<49 { #expect(bent[x, y] == plain[x, y], "\(x), \(y)") } }
    // The center of pixel 1 is 1.5 from the edge, where the displacement is 6.7: 13.4 steps of red, 26.8 of green.
    #expect(bent[1, 30].red == plain[1, 30].red + 13)
    #expect(bent[118, 30].red == plain[118, 30].red - 13)
    #expect(bent[60, 1].green == plain[60, 1].green + 27)
    #expect(bent[60, 58].green == plain[60, 58].green - 27)
  }

  @Test func theRimIsSymmetric() throws {
    // Two vertical and one horizontal stripe, each symmetric to the middle.
    let stripes = [
      CGRect(x: 10, y: 0, width: 3, height: 60), CGRect(x: 107, y: 0, width: 3, height: 60),
      CGRect(x: 0, y: 27, width: 120, height: 6),
    ].map { LayoutNode(frame: $0, background: .color(.black)) }
    let glass = Self.glass(
      CGRect(x: 5, y: 5, width: 110, height: 50), radius: 25, lens: Backdrop.Lens(bevel: 12, depth: 8))
    let bitmap = try draw(stripes + [glass])
    for x in 0..<60 {
      for y in 0..<30 {
        let color = bitmap[x, y]
        for other in [bitmap[119 - x, y], bitmap[x, 59 - y], bitmap[119 - x, 59 - y]] {
          // Interpolation rounds the shares of both neighbors.
          #expect(abs(Int(color.red) - Int(other.red)) <= 1, "\(x), \(y)")
        }
      }
    }
  }

  @Test func oneColorStaysTheSameWithoutLight() throws {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let color = Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
      let lens = Backdrop.Lens(
        bevel: .random(in: 0...40, using: &random), depth: .random(in: 0...40, using: &random))
      var glass = Self.glass(
        CGRect(x: 7, y: 5, width: 80, height: 44), radius: .random(in: 0...22, using: &random),
        blur: seed % 2 == 0 ? 0 : 5, lens: lens)
      glass.transform = .rotation(degrees: CGFloat(seed % 4) * 10)
      #expect(try draw([glass], on: color) == draw([], on: color), "seed \(seed)")
    }
  }

  @Test func theEdgeIsLitAtTheTopLeftAndTheBottomRightAndNotAtTheOtherCorners() throws {
    let glass = Self.glass(
      CGRect(x: 10, y: 0, width: 60, height: 60), radius: 30, lens: Backdrop.Lens(bevel: 0, depth: 0, light: 1))
    let bitmap = try draw([glass], scale: 2, on: .black)
    // The middle of the arc in a corner is 30 · (1 - 0.7071) = 8.79 points from both sides: pixels 38 and 18 from the left
    // and the top, of which the next one is inside.
    let (topLeft, topRight, bottomRight, bottomLeft) = (
      bitmap[38, 18].red, bitmap[121, 18].red, bitmap[121, 101].red, bitmap[38, 101].red
    )
    // 0.66 points from the edge, a share of 1 - 0.66 / 1.5, by the square of the cosine, 0.98.
    #expect(abs(Int(topLeft) - 140) <= 2, "\(topLeft)")
    #expect(abs(Int(topLeft) - Int(bottomRight)) <= 1)
    #expect(topRight < 10, "\(topRight)")
    #expect(abs(Int(topRight) - Int(bottomLeft)) <= 1)
    #expect(bitmap[80, 60].red == 0)
  }

  @Test func aScaleChangesTheRimAsItChangesTheGlass() throws {
    let half = LayoutNode(frame: CGRect(x: 6, y: 0, width: 4, height: 60), background: .color(.black))
    var glass = Self.glass(
      CGRect(x: 30, y: 15, width: 60, height: 30), radius: 15, lens: Backdrop.Lens(bevel: 6, depth: 4, light: 0))
    glass.transform = .scale(2)
    let large = Self.glass(radius: 30, lens: Backdrop.Lens(bevel: 12, depth: 8))
    let (scaled, direct) = (try draw([half, glass]), try draw([half, large]))
    for x in 0..<120 {
      for y in 0..<60 { #expect(abs(Int(scaled[x, y].red) - Int(direct[x, y].red)) <= 1, "\(x), \(y)") }
    }
  }

  @Test func pixelsDoNotDependOnBandsOrClips() throws {
    let rasterizer = Rasterizer(scale: 2)
    let glass = Self.glass(
      CGRect(x: 10, y: 2, width: 90, height: 20), radius: 10, blur: 1, lens: Backdrop.Lens(bevel: 8, depth: 8, light: 1)
    )
    let other = Self.glass(
      CGRect(x: 10, y: 40, width: 90, height: 18), blur: 1, lens: Backdrop.Lens(bevel: 8, depth: 8, light: 1))
    let tree = LayoutNode(
      frame: CGRect(origin: .zero, size: Self.size), background: .color(.white), children: Self.ramps + [glass, other])
    let prepared = try rasterizer.prepare(tree)
    func draw(_ bands: Int) -> Bitmap {
      var bitmap = Bitmap(size: prepared.size, color: prepared.backgroundColor)
      bitmap.withMutablePixels { SceneBands(prepared, count: bands).draw(on: $0) }
      return bitmap
    }
    #expect(draw(1) == draw(2))
    // A clip to the left half leaves the pixels in it unchanged.
    let whole = try rasterizer.bitmap(of: tree)
    let half = LayoutNode(frame: CGRect(x: 0, y: 0, width: 50, height: 60), clips: true, children: [glass])
    var clipped = tree
    clipped.children = Self.ramps + [half, other]
    let bitmap = try rasterizer.bitmap(of: clipped)
    for x in 20..<100 { for y in 4..<44 { #expect(bitmap[x, y] == whole[x, y], "\(x), \(y)") } }
  }
}
