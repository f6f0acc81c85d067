internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Foundation

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

/// Buffers that are not in use, so that shaping a word does not begin with asking for memory.
///
/// Unchecked: the lock guards the list, and a buffer outside of it belongs to one caller.
final class ShapingBufferPool: @unchecked Sendable {
  static let shared = ShapingBufferPool()

  private static let limit = 16

  private let lock = NSLock()
  private var buffers: [ShapingBuffer] = []

  func withBuffer<Result>(_ body: (ShapingBuffer) -> Result) -> Result {
    let buffer = lock.withLock { buffers.popLast() } ?? ShapingBuffer()
    defer {
      if buffer.isWorthKeeping {
        lock.withLock { if buffers.count < Self.limit { buffers.append(buffer) } }
      }
    }
    return body(buffer)
  }
}

/// Shaping options in HarfBuzz's terms.
struct ShapingStyle {
  /// The subtag of BCP 47 for a language that is not known: without any, HarfBuzz would be free to ask the locale.
  private static let undetermined = "und"

  let direction: hb_direction_t
  let language: hb_language_t?
  let features: [hb_feature_t]

  init(_ options: ShapingOptions) {
    direction = options.direction == .rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    language = hb_language_from_string(options.language ?? Self.undetermined, -1)
    features = options.features.map { feature in
      hb_feature_t(
        tag: Tag(feature.tag).rawValue, value: UInt32(clamping: feature.value), start: 0, end: .max)
    }
  }
}
