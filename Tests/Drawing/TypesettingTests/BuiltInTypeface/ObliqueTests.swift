import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct ObliqueTests {
  private func bounds(_ character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> CGRect {
    let glyph = try #require(face.glyph(for: character), "\(character)")
    return try #require(face.ink(of: glyph).controlPointBounds, "\(character)")
  }

  @Test func anObliqueIsASeparateInstance() {
    let face = BuiltInTypeface.instance(weight: .bold, isItalic: true)
    #expect(face === BuiltInTypeface.instance(weight: .bold, isItalic: true))
    #expect(face !== BuiltInTypeface.instance(weight: .bold))
    #expect(face.name == "FirstFrame Sans Bold Italic")
  }

  @Test(arguments: [100, 400, 700, 900].map(FontWeight.init(clamping:)), [false, true])
  func obliquesHaveNearlyTheMeasuresOfUprights(weight: FontWeight, isMonospaced: Bool) throws {
    let upright = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
    let oblique = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced, isItalic: true)
    for code in UInt32(0x21)...0x7E {
      let character = try #require(Unicode.Scalar(code))
      let glyph = try #require(upright.glyph(for: character))
      // The measured differences of letters are up to 14 units.
      #expect(abs(upright.advance(of: glyph) - oblique.advance(of: glyph)) <= (isMonospaced ? 0 : 14), "\(character)")
      let (straight, slanted) = (try bounds(character, upright), try bounds(character, oblique))
      #expect(abs(straight.minY - slanted.minY) < 9, "\(character)")
      #expect(abs(straight.maxY - slanted.maxY) < 9, "\(character)")
    }
  }

  @Test(arguments: [100, 400, 700, 900].map(FontWeight.init(clamping:)))
  func obliquesHaveTheWeightOfUprights(weight: FontWeight) throws {
    let upright = BuiltInTypeface.instance(weight: weight)
    let oblique = BuiltInTypeface.instance(weight: weight, isItalic: true)
    for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars {
      let glyph = try #require(upright.glyph(for: character))
      let ratio = oblique.ink(of: glyph).inkArea() / upright.ink(of: glyph).inkArea()
      #expect((0.94...1.07).contains(ratio), "\(character): \(ratio)")
    }
  }

  @Test(arguments: [100, 400, 900].map(FontWeight.init(clamping:)))
  func lettersStandOnTheBaseline(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight, isItalic: true)
    for character in "hnmrfikxAHMNU".unicodeScalars where character != "U" {
      #expect(try abs(bounds(character, face).minY) < 0.5, "\(character)")
    }
    #expect(try abs(bounds("U", face).maxY - 704.59) < 0.5)
  }

  @Test func signsAreNotSlanted() throws {
    let (upright, oblique) = (BuiltInTypeface.instance(), BuiltInTypeface.instance(isItalic: true))
    for character in "→★●⚙✓".unicodeScalars {
      let glyph = try #require(upright.glyph(for: character))
      #expect(upright.ink(of: glyph) == oblique.ink(of: glyph), "\(character)")
    }
    let slanted = try #require(upright.glyph(for: "l"))
    #expect(upright.ink(of: slanted) != oblique.ink(of: slanted))
  }
}
