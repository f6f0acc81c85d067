internal import FirstFrameCFriBidi
import FirstFrameTypesetting

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
