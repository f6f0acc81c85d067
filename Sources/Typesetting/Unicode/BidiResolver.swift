/// Finds out which way the characters of a paragraph run.
public protocol BidiResolver: Sendable {
  /// The embedding levels of a paragraph, by rules P2 to I2 of UAX #9.
  ///
  /// - Parameters:
  ///   - text: A paragraph in composed form, without what ends it; lines may end within it.
  ///   - direction: Of the paragraph; nil where the first strong character decides.
  func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels
}

/// How deep each character of a paragraph is nested in changes of direction: odd levels run from right to left.
///
/// Source: Unicode Standard Annex #9, definition BD2.
public struct BidiLevels: Hashable, Sendable {
  /// Of the paragraph: 0 from left to right, 1 from right to left.
  public var base: UInt8
  /// Of each character; empty where all are at the base level.
  public var levels: [UInt8]

  public init(base: UInt8, levels: [UInt8] = []) {
    self.base = base
    self.levels = levels
  }
}

/// The way in which characters follow each other on a line.
public enum TextDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of the first strong character of a paragraph that is not in an isolate; nil where there is none.
  ///
  /// Source: Unicode Standard Annex #9, rule P2.
  package init?(firstStrongIn paragraph: some Sequence<Unicode.Scalar>) {
    var depth = 0
    for character in paragraph {
      let bidiClass = BidiClass(of: character)
      if bidiClass.isIsolateInitiator {
        depth += 1
      } else if bidiClass == .popDirectionalIsolate {
        depth = max(depth - 1, 0)
      } else if bidiClass == .paragraphSeparator {
        return nil
      } else if depth == 0, let direction = bidiClass.direction {
        self = direction
        return
      }
    }
    return nil
  }
}

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
