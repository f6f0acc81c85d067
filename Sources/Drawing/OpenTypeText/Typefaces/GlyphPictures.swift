internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Foundation

extension HarfBuzzFont {
  /// Returns the color bitmap of a glyph, from the smallest strike that is large enough, or else the largest.
  func picture(of glyph: UInt32, pixelsPerEm: Double) -> ColorGlyphPicture? {
    let sized = hb_font_create_sub_font(pointer)
    defer { hb_font_destroy(sized) }
    let size = UInt32(min(max(pixelsPerEm.rounded(.up), 1), 10_000))
    hb_font_set_ppem(sized, size, size)
    let blob = hb_ot_color_glyph_reference_png(sized, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &count), count > 0,
      hb_font_get_glyph_extents(sized, glyph, &extents) != 0, extents.width > 0, extents.height < 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    guard PictureHeader(png)?.isWithinLimits == true else { return nil }
    return ColorGlyphPicture(png: Array(png), box: box(extents))
  }

  private func box(_ extents: hb_glyph_extents_t) -> CGRect {
    let limits = GlyphLimits(unitsPerEm: face.unitsPerEm)
    let (left, top) = (limits.horizontal(extents.x_bearing), limits.vertical(extents.y_bearing))
    let right = limits.horizontal(extents.x_bearing &+ extents.width)
    let bottom = limits.vertical(extents.y_bearing &+ extents.height)
    return CGRect(x: left, y: bottom, width: max(right - left, 0), height: max(top - bottom, 0))
  }
}

/// The size in the header of a PNG, read before memory is allocated for its pixels.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, sections 5.2 and 11.2.1.
struct PictureHeader {
  /// The maximum width and height, in pixels. The bitmaps of emoji fonts have about 128.
  private static let maximumSide = 2048

  let width: Int
  let height: Int

  /// Returns `nil` unless the bytes begin with the signature of PNG.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 24, bytes.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]) else { return nil }
    width = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)))
    height = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 20, as: UInt32.self)))
  }

  /// Whether neither side is empty or longer than the maximum.
  var isWithinLimits: Bool {
    (1...Self.maximumSide).contains(width) && (1...Self.maximumSide).contains(height)
  }
}
