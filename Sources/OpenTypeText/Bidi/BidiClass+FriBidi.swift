internal import FirstFrameCFriBidi
import FirstFrameTypesetting

extension BidiClass {
  /// FriBidi's type of characters of the class, once levels are explicit and marks have what they stand on.
  ///
  /// Isolates, separators and white space are neutral for rules W1 to I2; what becomes of separators at the ends of
  /// lines (rule L1), which FriBidi would see to too early, depends on where lines end.
  var friBidiType: UInt32 {
    let type =
      switch self {
      case .leftToRight: FIRSTFRAME_BIDI_L
      case .rightToLeft: FIRSTFRAME_BIDI_R
      case .arabicLetter: FIRSTFRAME_BIDI_AL
      case .europeanNumber: FIRSTFRAME_BIDI_EN
      case .europeanSeparator: FIRSTFRAME_BIDI_ES
      case .europeanTerminator: FIRSTFRAME_BIDI_ET
      case .arabicNumber: FIRSTFRAME_BIDI_AN
      case .commonSeparator: FIRSTFRAME_BIDI_CS
      default: FIRSTFRAME_BIDI_ON
      }
    return UInt32(type)
  }
}
