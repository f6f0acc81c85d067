/// Sets a paragraph in one direction throughout.
///
/// Enough for the built-in typeface, which has no letters that run from right to left: in a paragraph from right to
/// left its text is one stretch that reads from left to right.
public struct UniformBidiResolver: BidiResolver {
  public init() {}

  public func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    if direction == .leftToRight { return BidiLevels(base: 0) }
    // No letter below the Hebrew block runs from right to left.
    if direction == nil, text.allSatisfy({ $0.value < 0x590 }) { return BidiLevels(base: 0) }
    guard (direction ?? TextDirection(firstStrongIn: text)) == .rightToLeft else { return BidiLevels(base: 0) }
    let hasLetters = text.contains { BidiClass(of: $0).direction == .rightToLeft }
    return BidiLevels(base: 1, levels: hasLetters ? [] : Array(repeating: 2, count: text.count))
  }
}
