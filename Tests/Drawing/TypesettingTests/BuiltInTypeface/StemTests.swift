import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct StemTests {
  private static let weights = stride(from: 100, through: 900, by: 50).map(FontWeight.init(clamping:))

  /// Returns the widths of the spans in which a horizontal line crosses a letter.
  private func widths(of character: Unicode.Scalar, atY y: Double, _ face: BuiltInTypeface) throws -> [Double] {
    let glyph = try #require(face.glyph(for: character), "\(character)")
    return face.ink(of: glyph).filledSpans(atY: y).map { $0.upperBound - $0.lowerBound }
  }

  @Test(arguments: weights)
  func lowercaseStemsAreEven(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    let stem = StrokeWeights(weight: weight).stem
    // Below the arches, and for u above its arch, there are only stems.
    let cases: [(Unicode.Scalar, y: Double, stems: Int)] = [
      ("l", 150, 1), ("i", 150, 1), ("n", 150, 2), ("h", 150, 2), ("m", 150, 3), ("r", 150, 1), ("u", 380, 2),
      ("b", 640, 1), ("d", 640, 1), ("p", -100, 1), ("q", -100, 1), ("п", 150, 2),
    ]
    for (character, y, stems) in cases {
      let widths = try widths(of: character, atY: y, face)
      #expect(widths.count == stems, "\(character): \(widths)")
      for width in widths { #expect(abs(width - stem) <= 1, "\(character): \(width) for \(stem)") }
    }
  }

  @Test(arguments: weights)
  func capitalStemsAreEven(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    let stem = StrokeWeights(weight: weight).stem * GlyphRepertoire.capitalStrokes
    for (character, y, stems) in [
      ("I", 150, 1), ("H", 150, 2), ("F", 150, 1), ("L", 500, 1), ("T", 150, 1), ("E", 215, 1), ("P", 100, 1),
      ("U", 600, 2), ("П", 150, 2), ("Г", 150, 1),
    ] as [(Unicode.Scalar, Double, Int)] {
      let widths = try widths(of: character, atY: y, face)
      #expect(widths.count == stems, "\(character): \(widths)")
      for width in widths { #expect(abs(width - stem) <= 1, "\(character): \(width) for \(stem)") }
    }
  }

  /// Round strokes look as thick as straight ones if they are equally thick or slightly thicker.
  @Test(arguments: weights)
  func bowlsAreAsThickAsStems(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    let stem = StrokeWeights(weight: weight).stem
    for character in "obdpqc".unicodeScalars {
      let widths = try widths(of: character, atY: 262, face)
      let outer = try #require("bp".unicodeScalars.contains(character) ? widths.last : widths.first)
      #expect(abs(outer / stem - 1) < 0.06, "\(character): \(widths)")
    }
  }

  /// Just below the x-height, an arch is separate from its stem. Right beside the stem, it is a single stroke.
  @Test(arguments: weights)
  func archesLeaveTheirStemsWithANotch(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    for character in "nmrp".unicodeScalars {
      #expect(try widths(of: character, atY: face.xHeight - 8, face).count >= 2, "\(character)")
    }
    for character in "nhm".unicodeScalars {
      let outline = face.ink(of: try #require(face.glyph(for: character)))
      let edge = try #require(outline.filledSpans(atY: 150).first?.upperBound)
      #expect(outline.strokesCrossed(atX: edge + 2) == 1, "\(character)")
    }
  }
}
