import FirstFrameTypesetting

/// Levels written down by a test: a digit for each character, after the level of the paragraph and a colon.
struct SketchedResolver: BidiResolver {
  private let base: UInt8
  private let levels: [UInt8]

  init(_ sketch: String) {
    let parts = sketch.split(separator: ":", omittingEmptySubsequences: false)
    base = UInt8(parts[0]) ?? 0
    levels = parts[1].compactMap { $0.wholeNumberValue.map(UInt8.init) }
  }

  func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    BidiLevels(base: base, levels: Array(levels[min(text.startIndex, levels.count)...].prefix(text.count)))
  }
}
