internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting
import Synchronization

/// A HarfBuzz buffer, which contains the text before shaping and the glyphs after it.
///
/// `@unchecked Sendable`: only one thread may use it at a time. The pool gives it to one caller until that is done.
final class ShapingBuffer: @unchecked Sendable {
  /// The largest number of glyphs in a buffer that can be reused.
  private static let maximumReusableCount: UInt32 = 1 << 16

  private let pointer: OpaquePointer
  /// Whether the buffer is small enough to be reused.
  private(set) var isReusable = true

  init() {
    pointer = hb_buffer_create()
    hb_buffer_set_cluster_level(pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit {
    hb_buffer_destroy(pointer)
  }

  /// Shapes a range of a text, all in one script, with the rest of the text as context.
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
    isReusable = hb_buffer_get_length(pointer) <= Self.maximumReusableCount
  }

  /// Calls a function with the shaped glyphs and their positions; returns `nil` if there are none.
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

/// A pool of shaping buffers, which saves an allocation for each shaped word.
final class ShapingBufferPool: Sendable {
  static let shared = ShapingBufferPool()

  private static let limit = 16

  private let buffers = Mutex<[ShapingBuffer]>([])

  func withBuffer<Result>(_ body: (ShapingBuffer) -> Result) -> Result {
    let buffer = buffers.withLock { $0.popLast() } ?? ShapingBuffer()
    defer {
      if buffer.isReusable {
        buffers.withLock { if $0.count < Self.limit { $0.append(buffer) } }
      }
    }
    return body(buffer)
  }
}

/// Shaping options as HarfBuzz values.
struct ShapingStyle {
  /// The BCP 47 subtag of an unknown language. Without a language, HarfBuzz might use the language of the locale.
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
