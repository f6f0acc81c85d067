/// Sets a paragraph in one direction throughout.
///
/// Enough for the built-in typeface, which has no letters that run from right to left: in a paragraph from right to
/// left its text is one stretch that reads from left to right.
public struct UniformBidiResolver: BidiResolver {
  public init() {}

  public func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    guard direction == .rightToLeft else { return BidiLevels(base: 0) }
    if text.contains(where: \.isRightToLeftLetter) { return BidiLevels(base: 1) }
    return BidiLevels(base: 1, levels: Array(repeating: 2, count: text.count))
  }
}

extension Unicode.Scalar {
  /// Whether the character lies in a block that defaults to bidirectional class R or AL.
  ///
  /// Source: DerivedBidiClass.txt of Unicode 15.0.
  fileprivate var isRightToLeftLetter: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
