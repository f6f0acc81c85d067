internal import FirstFrameCHarfBuzz

/// What HarfBuzz takes text from and puts glyphs into; for one thread at a time.
final class ShapingBuffer {
  /// A buffer that grew beyond this many glyphs is not kept for the next text.
  private static let largestKept: UInt32 = 1 << 16

  private let pointer: OpaquePointer
  private(set) var isWorthKeeping = true

  init() {
    pointer = hb_buffer_create()
    hb_buffer_set_cluster_level(pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit {
    hb_buffer_destroy(pointer)
  }

  /// Shapes a part of a text, all of one script; what lies around the part is context.
  func shape(
    _ text: UnsafeBufferPointer<Unicode.Scalar>, range: Range<Int>, style: ShapingStyle, script: hb_script_t,
    font: HarfBuzzFont
  ) {
    hb_buffer_clear_contents(pointer)
    text.withMemoryRebound(to: UInt32.self) {
      hb_buffer_add_utf32(
        pointer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(pointer, style.direction)
    hb_buffer_set_script(pointer, script)
    hb_buffer_set_language(pointer, style.language)
    style.features.withUnsafeBufferPointer {
      hb_shape(font.pointer, pointer, $0.baseAddress, UInt32($0.count))
    }
    isWorthKeeping = hb_buffer_get_length(pointer) <= Self.largestKept
  }

  /// Calls the body with the glyphs that shaping gave, and where they stand.
  func withGlyphs<Result>(
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafePointer<hb_glyph_position_t>) -> Result
  ) -> Result? {
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(pointer, &count),
      let glyphs = hb_buffer_get_glyph_infos(pointer, &count)
    else { return nil }
    return body(UnsafeBufferPointer(start: glyphs, count: Int(count)), UnsafePointer(positions))
  }
}
