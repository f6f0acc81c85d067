public import FirstFrameTypesetting

/// Finds out which way every character of a paragraph runs, with FriBidi.
///
/// Paragraph directions and explicit formatting (rules P2 to X10) are worked out here, and FriBidi resolves the
/// isolating run sequences that are left: its version 1.0.8 takes quadratic time over isolates, and crashes where more
/// of them are open than can nest. Classes and brackets come from tables of this package, so that levels do not
/// depend on the version of the library.
///
/// Source: Unicode Standard Annex #9 of Unicode 15.0.
public struct FriBidiResolver: BidiResolver {
  public init() {}

  public func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    // No character below the Hebrew block leaves the level of a paragraph from left to right.
    if direction != .rightToLeft, text.allSatisfy({ $0.value < 0x590 }) { return BidiLevels(base: 0) }
    let isRightToLeft = (direction ?? TextDirection(firstStrongIn: text)) == .rightToLeft
    let base: UInt8 = isRightToLeft ? 1 : 0
    var levels: [UInt8] = []
    levels.reserveCapacity(text.count)
    // Separators that the caller left in the text end all embeddings, as rule X8 asks, and are themselves at its level.
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isParagraphSeparator) {
      if part.startIndex > text.startIndex { levels.append(base) }
      levels += self.levels(of: part, base: base)
    }
    return BidiLevels(base: base, levels: levels.allSatisfy { $0 == base } ? [] : levels)
  }

  private func levels(of text: ArraySlice<Unicode.Scalar>, base: UInt8) -> [UInt8] {
    let isolates = IsolatePairs(in: text)
    let explicit = ExplicitLevels(of: isolates, base: base)
    var sequence = IsolatingRunSequence()
    var levels = explicit.levels
    for runs in LevelRuns(explicit, isolates: isolates).sequences() {
      sequence.resolve(runs, of: explicit, text: text, into: &levels)
    }
    // What rule X9 takes away stays with what it follows (section 5.2).
    for index in levels.indices where explicit.classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : base
    }
    return levels
  }
}

extension Unicode.Scalar {
  fileprivate var isParagraphSeparator: Bool { BidiClass(of: self) == .paragraphSeparator }
}
