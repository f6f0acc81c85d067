internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting

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
