internal import FirstFrameCHarfBuzz
import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation

/// A face of a font file at one weight, shaped by HarfBuzz.
final class OpenTypeTypeface: Typeface {
  let name: String
  let postScriptName: String
  let metrics: TypefaceMetrics
  let isEmoji: Bool

  let font: HarfBuzzFont
  let limits: GlyphLimits
  /// The factor by which emoji are enlarged, so that they have the advance of ``EmojiMeasures``; 1 for other glyphs.
  private let enlargement: Double
  private let isWithoutEmoji: Bool
  private let bytes: FontBytes
  private let outlines = GlyphOutlines()

  init(name: String, postScriptName: String? = nil, font: HarfBuzzFont, bytes: FontBytes) {
    self.name = name
    self.postScriptName = postScriptName ?? name
    self.font = font
    self.bytes = bytes
    metrics = font.metrics
    limits = GlyphLimits(unitsPerEm: font.face.unitsPerEm)
    isEmoji = font.face.hasPictures
    isWithoutEmoji = font.face.hasOnlyColorLayers
    enlargement = isEmoji ? Self.enlargement(of: font) : 1
  }

  /// Returns 1 unless the font has one of the characters, with an advance that an emoji can have.
  private static func enlargement(of font: HarfBuzzFont) -> Double {
    let samples: [Unicode.Scalar] = ["\u{1F600}", "\u{1F642}", "\u{2764}"]
    guard let glyph = samples.lazy.compactMap(font.glyph).first else { return 1 }
    let factor = EmojiMeasures.advance * Double(font.face.unitsPerEm) / Double(max(font.advance(of: glyph), 1))
    return (0.5...2).contains(factor) ? factor : 1
  }

  /// The SHA-256 digest of the font file, in hexadecimal.
  var digest: String? { bytes.digest }

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    // Without its layers, an emoji would be invisible or a silhouette.
    if isWithoutEmoji, character.has(.isEmoji) { return nil }
    return font.glyph(for: character).map(GlyphID.init)
  }

  func advance(of glyph: GlyphID) -> Double {
    enlargement * limits.horizontal(font.advance(of: glyph.rawValue))
  }

  /// Returns 0, because shaping includes the kerning, which can depend on more than two glyphs.
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }

  func outline(of glyph: GlyphID) -> Path {
    outlines.outline(of: glyph) { OutlinePen.outline(of: glyph.rawValue, in: font) }
  }

  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? {
    guard isEmoji, var picture = font.picture(of: glyph.rawValue, pixelsPerEm: pixelsPerEm * enlargement) else {
      return nil
    }
    let box = picture.box
    picture.box = CGRect(
      x: box.minX * enlargement, y: box.minY * enlargement, width: box.width * enlargement,
      height: box.height * enlargement)
    return picture
  }

  func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    let glyphs = text.withUnsafeBufferPointer { shape($0, range: range, options: options) }
    guard glyphs.contains(where: \.isMissing) else { return glyphs }
    return shapeWithSubstitutes(text, range: range, options: options)
  }

  private func shape(
    _ text: UnsafeBufferPointer<Unicode.Scalar>, range: Range<Int>, options: ShapingOptions
  ) -> [ShapedGlyph] {
    let style = ShapingStyle(options)
    let runs = ScriptScanner.runs(of: text, range: range)
    return ShapingBufferPool.shared.withBuffer { buffer in
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(range.count)
      for run in options.direction == .rightToLeft ? runs.reversed() : runs {
        buffer.shape(text, range: run.range, style: style, script: run.script, font: font)
        buffer.withGlyphs { append($0, at: $1, to: &glyphs) }
      }
      return glyphs
    }
  }

  private func append(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>, at positions: UnsafePointer<hb_glyph_position_t>,
    to glyphs: inout [ShapedGlyph]
  ) {
    guard var info = infos.baseAddress else { return }
    var position = positions
    let end = info + infos.count
    while info < end {
      glyphs.append(
        ShapedGlyph(
          glyph: GlyphID(rawValue: info.pointee.codepoint), cluster: Int(info.pointee.cluster),
          xAdvance: enlargement * limits.horizontal(position.pointee.x_advance),
          xOffset: enlargement * limits.horizontal(position.pointee.x_offset),
          yOffset: enlargement * limits.vertical(position.pointee.y_offset),
          isUnsafeToBreakBefore: firstframe_hb_is_unsafe_to_break(info) != 0))
      info += 1
      position += 1
    }
  }

  /// Shapes text in which the face lacks some characters: they are replaced by similar ones, or omitted if invisible.
  private func shapeWithSubstitutes(
    _ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions
  ) -> [ShapedGlyph] {
    var text = text
    for index in range where glyph(for: text[index]) == nil { text[index] = text[index].lookAlike }
    return text.withUnsafeBufferPointer { shape($0, range: range, options: options) }
      .filter { !($0.isMissing && text[$0.cluster].isInvisible) }
  }
}

extension ShapedGlyph {
  /// Whether the face has no glyph for the character, which is glyph 0 in every font.
  fileprivate var isMissing: Bool { glyph.rawValue == 0 }
}
