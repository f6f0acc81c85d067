/// Takes shaped glyphs in the order of the text, whichever way they are seen.
struct ShapedGroups {
  private let shaped: [ShapedGlyph]
  private let isRightToLeft: Bool
  private var rest: Range<Int>
  /// Whether the text has to be shaped anew where a line begins with the glyphs taken last.
  private(set) var wasUnsafe = false

  init(_ shaped: [ShapedGlyph], isRightToLeft: Bool) {
    self.shaped = shaped
    self.isRightToLeft = isRightToLeft
    rest = shaped.indices
  }

  /// The glyphs of all clusters before a character, from left to right; nil where there are none.
  mutating func next(before end: Int) -> Range<Int>? {
    var lower = rest.lowerBound
    var upper = rest.upperBound
    if isRightToLeft {
      while upper > lower, shaped[upper - 1].cluster < end { upper -= 1 }
      guard upper < rest.upperBound else { return nil }
      defer { rest = lower..<upper }
      wasUnsafe = shaped[rest.upperBound - 1].isUnsafeToBreakBefore
      return upper..<rest.upperBound
    }
    while lower < upper, shaped[lower].cluster < end { lower += 1 }
    guard lower > rest.lowerBound else { return nil }
    defer { rest = lower..<upper }
    wasUnsafe = shaped[rest.lowerBound].isUnsafeToBreakBefore
    return rest.lowerBound..<lower
  }
}
