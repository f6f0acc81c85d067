import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// Areas are in pixels; a mask's bytes are rounded to 1/255 of a pixel each.
struct CoverageTests {
  private func mask(_ path: Path, rule: FillRule = .nonzero) -> CoverageMask {
    let edges = EdgeList(path, transform: .identity)
    let sink = MaskSink(bounds: edges.pixelBounds)
    PathScanner(rule: rule, clip: edges.pixelBounds, memory: ScanMemory()).scan(edges, into: sink)
    return sink.mask
  }

  private func area(_ mask: CoverageMask) -> Double {
    (0..<mask.byteCount).reduce(0) { $0 + Double(mask.bytes[$1]) } / 255
  }

  /// Returns whether an area is exact to 1/255, or for thin shapes, to 1/255 of the length of the outline.
  private func agrees(_ drawn: Double, with exact: Double, edge: Double) -> Bool {
    abs(drawn - exact) <= max(exact, edge) / 255
  }

  @Test func circlesHaveTheRightAreaAtAnyPosition() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let radius = CGFloat.random(in: 0.3...40, using: &random)
      let center = CGPoint(x: .random(in: 50...60, using: &random), y: .random(in: 50...60, using: &random))
      let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let drawn = area(mask(Path { $0.addEllipse(in: rect) }))
      #expect(
        agrees(drawn, with: Double.pi * radius * radius, edge: 2 * Double.pi * radius), "radius \(radius) at \(center)")
    }
  }

  @Test func roundedRectanglesHaveTheRightArea() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let rect = CGRect(
        x: .random(in: 0...10, using: &random), y: .random(in: 0...10, using: &random),
        width: .random(in: 4...60, using: &random), height: .random(in: 4...60, using: &random))
      let radius = CGFloat.random(in: 0...min(rect.width, rect.height) / 2, using: &random)
      let drawn = area(mask(Path { $0.addRoundedRect(rect, radii: CornerRadii(radius)) }))
      let exact = rect.width * rect.height - (4 - Double.pi) * radius * radius
      let edge = 2 * (rect.width + rect.height)
      #expect(agrees(drawn, with: exact, edge: edge), "\(rect), radius \(radius)")
    }
  }

  @Test func theAreaOfThinTrianglesIsHalfTheBaseTimesTheHeight() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let base = CGFloat.random(in: 0.02...1, using: &random)
      let (x, y) = (CGFloat.random(in: 0...1, using: &random), CGFloat.random(in: 0...1, using: &random))
      let (dx, height) = (CGFloat.random(in: -20...20, using: &random), CGFloat.random(in: 5...60, using: &random))
      let triangle = Path {
        $0.move(to: CGPoint(x: 30 + x, y: y))
        $0.addLine(to: CGPoint(x: 30 + x + base, y: y))
        $0.addLine(to: CGPoint(x: 30 + x + dx, y: y + height))
      }
      #expect(agrees(area(mask(triangle)), with: base * height / 2, edge: 2 * height), "\(base) x \(height)")
    }
  }

  @Test func aShapeAndItsComplementTogetherCoverEveryPixelOnce() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let frame = Path { $0.addRect(CGRect(x: 0, y: 0, width: 40, height: 40)) }
      var shape = Path()
      shape.move(to: CGPoint(x: 20, y: 2))
      for _ in 0..<5 {
        shape.addCurve(
          to: point(in: 2...38, &random), control1: point(in: 2...38, &random), control2: point(in: 2...38, &random))
      }
      shape.closeSubpath()
      var inverse = frame
      inverse.addPath(shape)
      let (inside, outside) = (mask(shape, rule: .evenodd), mask(inverse, rule: .evenodd))
      for y in 0..<40 {
        for x in 0..<40 {
          let sum = Int(inside.coverage(x: x, y: y)) + Int(outside.coverage(x: x, y: y))
          #expect(abs(sum - 255) <= 1, "pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func overlappingRectanglesHaveTheCoverageOfTheirUnion() {
    let left = CGRect(x: 0.5, y: 0.5, width: 6, height: 3)
    let right = CGRect(x: 3.5, y: 0.5, width: 6, height: 3)
    let union = Path { path in
      path.addRect(left)
      path.addRect(right)
    }
    let whole = mask(Path { $0.addRect(left.union(right)) })
    let drawn = mask(union)
    for y in 0..<4 {
      for x in 0..<10 { #expect(drawn.coverage(x: x, y: y) == whole.coverage(x: x, y: y), "pixel \(x), \(y)") }
    }
  }

  @Test(arguments: [FillRule.nonzero, .evenodd])
  func bothFillRulesAgreeWithSamplingForAStarThatCrossesItself(rule: FillRule) {
    let points = [(50, 2), (80, 96), (3, 38), (97, 38), (20, 96)].map { CGPoint(x: $0.0, y: $0.1) }
    let star = Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
    let drawn = mask(star, rule: rule)
    var sampled = 0.0
    let samples = 16
    for y in 0..<100 {
      for x in 0..<100 {
        let inside = (0..<samples * samples).count { index in
          let sample = CGPoint(
            x: Double(x) + (Double(index % samples) + 0.5) / Double(samples),
            y: Double(y) + (Double(index / samples) + 0.5) / Double(samples))
          let winding = winding(of: points, around: sample)
          return rule == .nonzero ? winding != 0 : winding % 2 != 0
        }
        let expected = Double(inside) / Double(samples * samples)
        sampled += expected
        #expect(abs(Double(drawn.coverage(x: x, y: y)) / 255 - expected) < 0.06, "pixel \(x), \(y)")
      }
    }
    #expect(abs(area(drawn) - sampled) < 1)
  }

  @Test func aShapeThatMovesByWholePixelsMovesItsCoverage() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      var shape = Path()
      shape.move(to: point(in: 0...30, &random))
      for _ in 0..<4 {
        shape.addCurve(
          to: point(in: 0...30, &random), control1: point(in: 0...30, &random), control2: point(in: 0...30, &random))
      }
      let (dx, dy) = (Int.random(in: 1...500, using: &random), Int.random(in: 1...500, using: &random))
      let original = mask(shape)
      let moved = mask(shape.transformed(by: .translation(x: CGFloat(dx), y: CGFloat(dy))))
      for y in -1...31 {
        for x in -1...31 {
          #expect(
            original.coverage(x: x, y: y) == moved.coverage(x: x + dx, y: y + dy),
            "pixel \(x), \(y) moved by \(dx), \(dy)")
        }
      }
    }
  }

  @Test func clippingRemovesCoverageOutsideTheClipAndDoesNotChangeItInside() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      var shape = Path()
      shape.move(to: point(in: -200...200, &random))
      for _ in 0..<4 { shape.addLine(to: point(in: -200...200, &random)) }
      let edges = EdgeList(shape, transform: .identity)
      let window = PixelRect(minX: -20, minY: -20, maxX: 20, maxY: 20)
      let part = MaskSink(bounds: window)
      PathScanner(rule: .nonzero, clip: window, memory: ScanMemory()).scan(edges, into: part)
      let whole = mask(shape)
      for y in -20..<20 {
        for x in -20..<20 {
          let difference = Int(part.mask.coverage(x: x, y: y)) - Int(whole.coverage(x: x, y: y))
          #expect(abs(difference) <= 1, "pixel \(x), \(y)")
        }
      }
    }
  }

  private func point(in range: ClosedRange<CGFloat>, _ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: range, using: &random), y: .random(in: range, using: &random))
  }

  /// Returns the winding number: the crossings of a ray to the right, counted with their direction.
  private func winding(of points: [CGPoint], around sample: CGPoint) -> Int {
    points.indices.reduce(0) { winding, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      guard (a.y <= sample.y) != (b.y <= sample.y) else { return winding }
      let x = a.x + (b.x - a.x) * (sample.y - a.y) / (b.y - a.y)
      return x > sample.x ? winding + (a.y < b.y ? 1 : -1) : winding
    }
  }
}
