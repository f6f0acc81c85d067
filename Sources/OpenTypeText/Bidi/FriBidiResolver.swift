internal import FirstFrameCFriBidi
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

/// Hands isolating run sequences to FriBidi, as paragraphs without explicit formatting.
///
/// A strong character at either end stands for what the rules call sos and eos. Memory is used again from sequence to
/// sequence.
struct IsolatingRunSequence {
  private var types: [UInt32] = []
  private var brackets: [FriBidiBracketType] = []
  private var resolved: [FriBidiLevel] = []

  /// Applies rules W1 to I2.
  ///
  /// - Parameter levels: The explicit ones; those of the sequence's characters are replaced.
  mutating func resolve(
    _ sequence: LevelRuns.Sequence, of explicit: ExplicitLevels, text: ArraySlice<Unicode.Scalar>,
    into levels: inout [UInt8]
  ) {
    types.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    append(boundaryOf: sequence.levelBefore)
    for run in sequence.runs {
      for position in run {
        append(explicit.classes[position], of: text[text.startIndex + position])
      }
    }
    append(boundaryOf: sequence.levelAfter)
    callFriBidi(isRightToLeft: sequence.level % 2 == 1)
    // FriBidi counts from the level of a paragraph, which is 0 or 1.
    let lowest = sequence.level - sequence.level % 2
    var place = 1
    for run in sequence.runs {
      for position in run {
        // A mark keeps to what it stands on, also where that is a bracket (N0).
        if place > 1, explicit.classes[position] == .nonspacingMark { resolved[place] = resolved[place - 1] }
        levels[position] = lowest + UInt8(resolved[place])
        place += 1
      }
    }
  }

  private mutating func append(boundaryOf level: UInt8) {
    types.append(level % 2 == 1 ? BidiClass.rightToLeft.friBidiType : BidiClass.leftToRight.friBidiType)
    brackets.append(0)
  }

  private mutating func append(_ bidiClass: BidiClass, of character: Unicode.Scalar) {
    // Rule W1; FriBidi 1.0.8 would lose a bracket that follows a mark.
    types.append(bidiClass == .nonspacingMark ? types[types.count - 1] : bidiClass.friBidiType)
    guard bidiClass == .otherNeutral, let bracket = PairedBracket(character) else { return brackets.append(0) }
    brackets.append(bracket.isOpening ? bracket.pair | FRIBIDI_BRACKET_OPEN_MASK : bracket.pair)
  }

  private mutating func callFriBidi(isRightToLeft: Bool) {
    resolved.removeAll(keepingCapacity: true)
    resolved.append(contentsOf: repeatElement(0, count: types.count))
    let result = resolved.withUnsafeMutableBufferPointer { levels in
      firstframe_bidi_resolve(types, brackets, CInt(types.count), isRightToLeft ? 1 : 0, levels.baseAddress)
    }
    precondition(result != 0, "FriBidi found no memory for \(types.count) characters")
  }
}

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
