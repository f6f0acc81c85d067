import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

/// Tests of the characters that fill their cell in a terminal: box drawing, blocks and separators.
@Suite struct CellTests {
  private static let weights = [100, 400, 700, 900].map(FontWeight.init(clamping:))

  private func bounds(_ character: Unicode.Scalar, _ weight: FontWeight) throws -> CGRect {
    let face = BuiltInTypeface.instance(weight: weight, isMonospaced: true)
    let glyph = try #require(face.glyph(for: character), "\(character)")
    #expect(face.advance(of: glyph) == 1266)
    let ink = try #require(face.outline(of: glyph).controlPointBounds)
    let edges = [ink.minX, ink.minY, ink.maxX, ink.maxY].map { ($0 * 1e6).rounded() / 1e6 }
    return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  @Test(arguments: weights)
  func linesExtendToTheirEdges(weight: FontWeight) throws {
    for code in UInt32(0x2500)...0x257F {
      let character = try #require(Unicode.Scalar(code))
      let lines = try #require(BoxArms(character)).lines
      let isDashed = [0x2504...0x250B, 0x254C...0x254F].contains { $0.contains(Int(code)) }
      guard !isDashed, lines.contains(where: { $0 != .none }) else { continue }
      let box = try bounds(character, weight)
      let reached = [box.minX == 0, box.maxY == 1950, box.maxX == 1266, box.minY == -494]
      #expect(reached == lines.map { $0 != .none }, "\(character)")
    }
  }

  @Test(arguments: weights)
  func cornersDiagonalsAndBlocksExtendToTheEdges(weight: FontWeight) throws {
    for character in "╱╲╳█\u{E0B0}\u{E0B1}\u{E0B2}\u{E0B3}░▒▓▚▞".unicodeScalars {
      let box = try bounds(character, weight)
      #expect(box.minX == 0, "\(character)")
      #expect(box.minY == -494, "\(character)")
      // The last column and row of the light shade are empty.
      if character != "░" {
        #expect(box.maxX == 1266, "\(character)")
        #expect(box.maxY == 1950, "\(character)")
      }
    }
    for (character, x, y) in [("╭", 1266.0, -494.0), ("╮", 0, -494), ("╯", 0, 1950), ("╰", 1266, 1950)]
      as [(Unicode.Scalar, Double, Double)]
    {
      let box = try bounds(character, weight)
      #expect(x == 1266 ? box.maxX == 1266 : box.minX == 0, "\(character)")
      #expect(y == 1950 ? box.maxY == 1950 : box.minY == -494, "\(character)")
    }
  }

  @Test func adjacentCellsJoinAtTheSameHeight() throws {
    // Lines at the right edge of a cell continue at the left edge of the next cell.
    let face = BuiltInTypeface.instance(isMonospaced: true)
    let line = face.ink(of: try #require(face.glyph(for: "─")))
    let heavy = face.ink(of: try #require(face.glyph(for: "━")))
    let thin = try #require(line.controlPointBounds)
    let thick = try #require(heavy.controlPointBounds)
    #expect(abs(thin.midY - thick.midY) < 1e-9)
    #expect(abs(thick.height - 2 * thin.height) < 1e-9)
    for corner in "╭╮├┤┼".unicodeScalars {
      let outline = face.ink(of: try #require(face.glyph(for: corner)))
      let edges = outline.elements.flatMap(\.ends).filter { abs($0.x) < 1e-6 || abs($0.x - GlyphLayout.cell) < 1e-6 }
        .map(\.y)
      #expect(edges.allSatisfy { abs($0 - thin.minY) < 0.01 || abs($0 - thin.maxY) < 0.01 }, "\(corner)")
    }
  }

  @Test func onlyTheMonospacedVariantHasBoxDrawing() {
    #expect(BuiltInTypeface.instance().glyph(for: "─") == nil)
  }
}

extension Path.Element {
  fileprivate var ends: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, _): [point]
    case .curve(let point, _, _): [point]
    case .close: []
    }
  }
}
