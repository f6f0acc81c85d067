/// The vertical measures of a typeface, in units of the em square, y up from the baseline.
public struct TypefaceMetrics: Hashable, Sendable {
  public var unitsPerEm: Double
  /// The top of a line above the baseline.
  public var ascender: Double
  /// The bottom of a line; negative, because it lies below the baseline.
  public var descender: Double
  /// Extra space between two lines.
  public var lineGap: Double
  public var capHeight: Double
  public var xHeight: Double
  /// The middle of an underline; negative below the baseline.
  public var underlinePosition: Double
  public var underlineThickness: Double

  public init(
    unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double, capHeight: Double,
    xHeight: Double, underlinePosition: Double, underlineThickness: Double
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }
}
