/// A table of the advances and kerning classes of the Latin characters, for fast measuring.
struct LatinTable: Sendable {
  /// The number of code points up to the end of Latin Extended-A.
  static let count: UInt32 = 0x180

  /// The advances, in units; negative if the typeface has no glyph for the character.
  private let advances: [Double]
  private let kerningClasses: [UInt8]

  init(_ repertoire: GlyphRepertoire, advance: (GlyphDesign) -> Double) {
    var advances = [Double](repeating: -1, count: Int(Self.count))
    var classes = [UInt8](repeating: 0, count: Int(Self.count))
    for code in 0..<Self.count {
      guard let character = Unicode.Scalar(code), let design = repertoire.designs[character] else { continue }
      advances[Int(code)] = advance(design)
      classes[Int(code)] = Kerning.standard.index(of: design.kernsLike ?? character)
    }
    self.advances = advances
    kerningClasses = classes
  }

  func contains(_ character: Unicode.Scalar) -> Bool {
    advances[Int(character.value)] >= 0
  }

  func advance(of glyph: GlyphID) -> Double {
    max(advances[Int(glyph.rawValue)], 0)
  }

  func kerningClass(of glyph: GlyphID) -> UInt8 {
    kerningClasses[Int(glyph.rawValue)]
  }
}
