/// The advances and kerning classes of the commonest characters, looked up without a hash.
///
/// Paragraphs are measured far more often than glyphs are drawn.
struct LatinTable: Sendable {
  /// One past the last code point of Latin Extended-A.
  static let count: UInt32 = 0x180

  /// Negative where the typeface has no glyph.
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

  func has(_ character: Unicode.Scalar) -> Bool {
    advances[Int(character.value)] >= 0
  }

  func advance(of glyph: GlyphID) -> Double {
    max(advances[Int(glyph.rawValue)], 0)
  }

  func kerningClass(of glyph: GlyphID) -> UInt8 {
    kerningClasses[Int(glyph.rawValue)]
  }
}
