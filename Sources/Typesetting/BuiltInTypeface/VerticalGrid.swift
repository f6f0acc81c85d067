/// The heights on which letters stand and end, in thousandths of the em above the baseline.
enum VerticalGrid {
  static let capHeight = 715.0
  static let xHeight = 520.0
  /// The top of b, d, h, k and l.
  static let ascender = 745.0
  /// The bottom of g, p, q and y.
  static let descender = -195.0
  /// How far round letters reach beyond flat ones in order to look equally tall.
  static let overshoot = 10.0

  static let metrics = TypefaceMetrics(
    unitsPerEm: 1000, ascender: 960, descender: -240, lineGap: 0, capHeight: capHeight, xHeight: xHeight,
    underlinePosition: -110, underlineThickness: 70)
}
