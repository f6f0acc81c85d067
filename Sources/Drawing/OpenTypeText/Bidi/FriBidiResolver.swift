internal import FirstFrameCFriBidi
package import FirstFrameTypesetting

/// A resolver that implements the whole Unicode Bidirectional Algorithm with FriBidi.
///
/// This module determines paragraph directions and explicit levels (rules P2 to X10), and FriBidi resolves the
/// remaining isolating run sequences: FriBidi 1.0.8 takes quadratic time for isolates, and crashes if more isolates are
/// open than levels exist. Classes and brackets come from tables of this package, so that levels do not depend on the
/// version of FriBidi.
///
/// Source: Unicode Standard Annex #9 of Unicode 15.0.
package struct FriBidiResolver: BidiResolver {
  package init() {}

  package func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    // Characters below the Hebrew block do not change the level of a left-to-right paragraph.
    if direction != .rightToLeft, text.allSatisfy({ $0.value < 0x590 }) { return BidiLevels(base: 0) }
    let isRightToLeft = (direction ?? TextDirection(firstStrongIn: text)) == .rightToLeft
    let base: UInt8 = isRightToLeft ? 1 : 0
    var levels: [UInt8] = []
    levels.reserveCapacity(text.count)
    // Rule X8: a paragraph separator within the text ends all embeddings, and has the level of the paragraph.
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isParagraphSeparator) {
      if part.startIndex > text.startIndex { levels.append(base) }
      levels += self.levels(of: part, base: base)
    }
    return BidiLevels(base: base, levels: levels.allSatisfy { $0 == base } ? [] : levels)
  }

  private func levels(of text: ArraySlice<Unicode.Scalar>, base: UInt8) -> [UInt8] {
    let isolates = IsolatePairs(in: text)
    let explicit = ExplicitLevels(of: isolates, base: base)
    var resolver = IsolatingRunSequenceResolver()
    var levels = explicit.levels
    for runs in LevelRuns(explicit, isolates: isolates).sequences() {
      resolver.resolve(runs, of: explicit, text: text, into: &levels)
    }
    // Characters that rule X9 removes get the level of the character before them (section 5.2).
    for index in levels.indices where explicit.classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : base
    }
    return levels
  }
}

extension Unicode.Scalar {
  fileprivate var isParagraphSeparator: Bool { BidiClass(of: self) == .paragraphSeparator }
}

/// Resolves isolating run sequences with FriBidi, as paragraphs without explicit formatting.
///
/// A strong character at each end represents sos and eos of rule X10. The buffers are reused between sequences.
struct IsolatingRunSequenceResolver {
  private var types: [UInt32] = []
  private var brackets: [FriBidiBracketType] = []
  private var resolved: [FriBidiLevel] = []

  /// Applies rules W1 to I2.
  ///
  /// - Parameter levels: The explicit levels. The levels of the sequence's characters are replaced.
  mutating func resolve(
    _ sequence: LevelRuns.Sequence, of explicit: ExplicitLevels, text: ArraySlice<Unicode.Scalar>,
    into levels: inout [UInt8]
  ) {
    types.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    appendBoundary(level: sequence.levelBefore)
    for run in sequence.runs {
      for position in run {
        append(explicit.classes[position], of: text[text.startIndex + position])
      }
    }
    appendBoundary(level: sequence.levelAfter)
    callFriBidi(isRightToLeft: sequence.level % 2 == 1)
    // FriBidi's levels are relative to a paragraph level of 0 or 1.
    let lowest = sequence.level - sequence.level % 2
    var index = 1
    for run in sequence.runs {
      for position in run {
        // A mark has the level of its base character, even if the base character is a bracket (N0).
        if index > 1, explicit.classes[position] == .nonspacingMark { resolved[index] = resolved[index - 1] }
        levels[position] = lowest + UInt8(resolved[index])
        index += 1
      }
    }
  }

  private mutating func appendBoundary(level: UInt8) {
    types.append(level % 2 == 1 ? BidiClass.rightToLeft.friBidiType : BidiClass.leftToRight.friBidiType)
    brackets.append(0)
  }

  private mutating func append(_ bidiClass: BidiClass, of character: Unicode.Scalar) {
    // Rule W1 is applied here because FriBidi 1.0.8 ignores a bracket that follows a mark.
    types.append(bidiClass == .nonspacingMark ? types[types.count - 1] : bidiClass.friBidiType)
    guard bidiClass == .otherNeutral, let bracket = PairedBracket(character) else { return brackets.append(0) }
    brackets.append(bracket.isOpening ? bracket.openingBracket | FRIBIDI_BRACKET_OPEN_MASK : bracket.openingBracket)
  }

  private mutating func callFriBidi(isRightToLeft: Bool) {
    resolved.removeAll(keepingCapacity: true)
    resolved.append(contentsOf: repeatElement(0, count: types.count))
    let result = resolved.withUnsafeMutableBufferPointer { levels in
      firstframe_bidi_resolve(types, brackets, CInt(types.count), isRightToLeft ? 1 : 0, levels.baseAddress)
    }
    precondition(result != 0, "FriBidi could not allocate memory for \(types.count) characters")
  }
}

extension BidiClass {
  /// FriBidi's type for the class, after explicit levels (rules X1 to X10) and nonspacing marks (rule W1).
  ///
  /// Isolates, separators and white space are neutral for rules W1 to I2. FriBidi would apply rule L1 to separators
  /// here, but the rule must be applied after line breaking.
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
