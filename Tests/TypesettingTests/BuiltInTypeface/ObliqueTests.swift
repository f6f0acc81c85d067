import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct ObliqueTests {
  private func bounds(_ character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> CGRect {
    let glyph = try #require(face.glyph(for: character), "\(character)")
    return try #require(face.outline(of: glyph).controlPointBounds, "\(character)")
  }

  @Test func anObliqueIsASeparateInstance() {
    let face = BuiltInTypeface.instance(weight: .bold, isItalic: true)
    #expect(face === BuiltInTypeface.instance(weight: .bold, isItalic: true))
    #expect(face !== BuiltInTypeface.instance(weight: .bold))
    #expect(face.name == "FirstFrame Sans Bold Italic")
  }

  @Test(arguments: [100, 400, 700, 900].map(FontWeight.init(clamping:)), [false, true])
  func obliquesShareAdvancesAndHeights(weight: FontWeight, isMonospaced: Bool) throws {
    let upright = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
    let oblique = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced, isItalic: true)
    for code in UInt32(0x21)...0x7E {
      let character = try #require(Unicode.Scalar(code))
      let glyph = try #require(upright.glyph(for: character))
      #expect(upright.advance(of: glyph) == oblique.advance(of: glyph))
      let (straight, slanted) = (try bounds(character, upright), try bounds(character, oblique))
      #expect(abs(straight.minY - slanted.minY) < 9 && abs(straight.maxY - slanted.maxY) < 9, "\(character)")
    }
  }

  @Test(arguments: [100, 400, 700, 900].map(FontWeight.init(clamping:)))
  func obliquesHaveTheWeightOfUprights(weight: FontWeight) throws {
    let upright = BuiltInTypeface.instance(weight: weight)
    let oblique = BuiltInTypeface.instance(weight: weight, isItalic: true)
    for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars {
      let glyph = try #require(upright.glyph(for: character))
      let ratio = oblique.outline(of: glyph).inkArea() / upright.outline(of: glyph).inkArea()
      #expect((0.94...1.07).contains(ratio), "\(character): \(ratio)")
    }
  }

  @Test(arguments: [100, 400, 900].map(FontWeight.init(clamping:)))
  func lettersStandOnTheBaseline(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight, isItalic: true)
    for character in "hnmrfikxAHMNU".unicodeScalars where character != "U" {
      #expect(try abs(bounds(character, face).minY) < 0.5, "\(character)")
    }
    #expect(try abs(bounds("U", face).maxY - 715) < 0.5)
  }

  @Test func signsAreNotSlanted() throws {
    let (upright, oblique) = (BuiltInTypeface.instance(), BuiltInTypeface.instance(isItalic: true))
    for character in "→★●⚙✓".unicodeScalars {
      let glyph = try #require(upright.glyph(for: character))
      #expect(upright.outline(of: glyph) == oblique.outline(of: glyph), "\(character)")
    }
    let slanted = try #require(upright.glyph(for: "l"))
    #expect(upright.outline(of: slanted) != oblique.outline(of: slanted))
  }
}
