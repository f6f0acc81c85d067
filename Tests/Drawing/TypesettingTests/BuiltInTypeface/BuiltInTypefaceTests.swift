import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct BuiltInTypefaceTests {
  private static let ascii = (0x21...0x7E).compactMap { Unicode.Scalar($0 as Int) }
  private static let weights = [100, 250, 400, 500, 600, 700, 900].map(FontWeight.init(clamping:))

  private func outline(_ character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> Path {
    face.ink(of: try #require(face.glyph(for: character), "\(character)"))
  }

  private func bounds(_ character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> CGRect {
    try #require(try outline(character, face).controlPointBounds, "\(character)")
  }

  @Test func anInstanceIsSharedByItsStyle() {
    #expect(BuiltInTypeface.instance(weight: .bold) === BuiltInTypeface.instance(weight: .bold))
    #expect(
      BuiltInTypeface.instance(weight: .bold) !== BuiltInTypeface.instance(weight: .bold, isMonospaced: true))
    #expect(BuiltInTypeface.instance(weight: .semibold).name == "FirstFrame Sans Semibold")
    #expect(
      BuiltInTypeface.instance(weight: FontWeight(clamping: 450), isMonospaced: true).name
        == "FirstFrame Mono 450")
  }

  @Test(arguments: [false, true])
  func everyPrintableASCIICharacterHasInk(isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(isMonospaced: isMonospaced)
    for character in Self.ascii { #expect(try outline(character, face).inkArea() > 1000, "\(character)") }
    #expect(try outline(" ", face).isEmpty)
    #expect(try face.width(of: #require(face.glyph(for: " "))) > 200)
  }

  @Test func interfaceSymbolsAreIncluded() {
    let face = BuiltInTypeface.instance()
    for character in "·–—…‘’“”•€£×✓✕▲▼\u{A0}éèêëáàâäãåçñóòôõöøüúùûíìîïßæÉÈÊËÁÀÂÄÃÅÇÑÓÒÔÕÖØÜÚÙÛÍÌÎÏÆ"
      .unicodeScalars
    {
      #expect(face.glyph(for: character) != nil, "\(character)")
    }
    #expect(face.glyph(for: "\u{4E2D}") == nil)
  }

  @Test(arguments: weights)
  func heightsAreTheSameAtAllWeights(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    for character in "AEFHIKLMNTVWXYZ14".unicodeScalars {
      let box = try bounds(character, face)
      #expect(abs(box.maxY - 704.59) < 0.5, "\(character)")
      #expect(abs(box.minY) < 0.5, "\(character)")
    }
    for character in "vwxz".unicodeScalars {
      let box = try bounds(character, face)
      #expect(abs(box.maxY - face.xHeight) < 0.5, "\(character)")
      #expect(abs(box.minY) < 0.5, "\(character)")
    }
    for character in "oce".unicodeScalars {
      let box = try bounds(character, face)
      #expect((4...14).contains(box.maxY - face.xHeight), "\(character)")
      #expect((-14 ... -4).contains(box.minY), "\(character)")
    }
    for character in "OCGSQ03689".unicodeScalars where character != "Q" {
      let box = try bounds(character, face)
      #expect((4...14).contains(box.maxY - 704.59), "\(character)")
      #expect((-14 ... -4).contains(box.minY), "\(character)")
    }
    for character in "pq".unicodeScalars { #expect(try abs(bounds(character, face).minY + 195) < 0.5) }
    for character in "bdhkl".unicodeScalars { #expect(try abs(bounds(character, face).maxY - 734.59) < 0.5) }
  }

  @Test(arguments: weights)
  func inkStaysWithinTheLine(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    for character in GlyphRepertoire.proportional.designs.keys {
      guard let box = try outline(character, face).controlPointBounds else { continue }
      #expect(box.maxY <= VerticalGrid.line.top, "\(character): \(box)")
      #expect(box.minY >= VerticalGrid.line.bottom, "\(character): \(box)")
    }
  }

  @Test(arguments: weights, [false, true])
  func inkStaysWithinTheAdvance(weight: FontWeight, isMonospaced: Bool) throws {
    // There is no tracking at 12 points.
    let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced, size: 12)
    for character in Self.ascii {
      let box = try bounds(character, face)
      let advance = try face.width(of: #require(face.glyph(for: character)))
      #expect(box.minX >= -25, "\(character): \(box) in \(advance)")
      #expect(box.maxX <= advance + 25, "\(character): \(box) in \(advance)")
    }
  }

  @Test func inkIncreasesWithTheWeight() throws {
    for character in Self.ascii {
      var previous = 0.0
      for weight in Self.weights {
        let area = try outline(character, .instance(weight: weight)).inkArea()
        #expect(area > previous, "\(character) at \(weight.rawValue)")
        previous = area
      }
    }
  }

  @Test func stemsHaveTheThicknessOfTheWeight() throws {
    // The letter l is one stem: 84 units at regular weight, 142 at bold.
    #expect(try abs(bounds("l", .instance(weight: .regular)).width - 84) < 1e-9)
    #expect(try abs(bounds("l", .instance(weight: .bold)).width - 142) < 1e-9)
    #expect(try abs(bounds("l", .instance(weight: FontWeight(clamping: 650))).width - 131.5) < 1e-9)
  }

  @Test(arguments: weights)
  func countersStayOpen(weight: FontWeight) throws {
    // A vertical line through the middle of the letter crosses this many strokes.
    let strokes: [(Unicode.Scalar, Int)] = [
      ("e", 3), ("a", 3), ("s", 3), ("8", 3), ("B", 3), ("g", 3), ("o", 2),
    ]
    let face = BuiltInTypeface.instance(weight: weight)
    for (character, expected) in strokes {
      let outline = try outline(character, face)
      let box = try bounds(character, face)
      #expect(outline.strokesCrossed(atX: box.midX) == expected, "\(character)")
    }
  }

  /// The advance of tabular figures was not measured. Arithmetic signs share one, which is nearly that of the zero.
  @Test(arguments: weights)
  func tabularFiguresShareTheAdvanceOfSigns(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    let advances = try "0123456789".unicodeScalars.map {
      try face.advance(of: #require(face.glyph(for: $0, features: .tabularFigures)))
    }
    #expect(Set(advances).count == 1)
    #expect(try advances[0] == face.advance(of: #require(face.glyph(for: "+"))))
  }

  @Test(arguments: weights)
  func monospacedGlyphsShareOneAdvance(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight, isMonospaced: true)
    for character in GlyphRepertoire.monospaced.designs.keys {
      #expect(try face.advance(of: #require(face.glyph(for: character))) == 1266, "\(character)")
    }
  }

  @Test func accentsAreAboveTheirLetters() throws {
    let face = BuiltInTypeface.instance()
    for (plain, composed) in [("e", "é"), ("E", "É"), ("n", "ñ"), ("A", "Å"), ("c", "ç")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      let letter = try bounds(plain, face)
      let whole = try bounds(composed, face)
      #expect(whole.contains(letter), "\(composed)")
      #expect(whole.height > letter.height + 100, "\(composed)")
      #expect(
        try face.width(of: #require(face.glyph(for: plain)))
          == face.width(of: #require(face.glyph(for: composed))))
    }
  }

  @Test func kerningReducesGaps() throws {
    let face = BuiltInTypeface.instance()
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar, in face: BuiltInTypeface) throws -> Double {
      try face.kern(between: #require(face.glyph(for: left)), and: #require(face.glyph(for: right)))
    }
    for (left, right) in [("A", "V"), ("T", "o"), ("T", "y"), ("L", "T"), ("r", "."), ("Y", ",")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(try kerning(left, right, in: face) < -20, "\(left)\(right)")
    }
    #expect(try kerning("H", "H", in: face) == 0)
    #expect(try kerning("Á", "V", in: face) == kerning("A", "V", in: face))
    #expect(try kerning("A", "V", in: .instance(isMonospaced: true)) == 0)
  }

  @Test func threadsGetTheSameOutlines() async throws {
    let face = BuiltInTypeface.instance(weight: FontWeight(clamping: 333))
    let all = await withTaskGroup(of: [Path].self) { group in
      for _ in 0..<8 {
        group.addTask { Self.ascii.compactMap { face.glyph(for: $0).map(face.ink(of:)) } }
      }
      return await group.reduce(into: [[Path]]()) { $0.append($1) }
    }
    #expect(all.count == 8)
    #expect(Set(all).count == 1)
    #expect(all.first?.count == Self.ascii.count)
  }
}
