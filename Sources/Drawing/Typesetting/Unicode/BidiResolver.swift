/// A type that determines the direction of each character of a paragraph.
package protocol BidiResolver: Sendable {
  /// Returns the embedding levels of a paragraph, by rules P2 to I2 of UAX #9.
  ///
  /// - Parameters:
  ///   - text: A paragraph in composed form, without its paragraph separator. It can contain line separators.
  ///   - direction: The direction of the paragraph; `nil` to derive it from the first strong character.
  func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels
}

/// The embedding levels of a paragraph and its characters. Odd levels are right to left.
///
/// Source: Unicode Standard Annex #9, definition BD2.
package struct BidiLevels: Hashable, Sendable {
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  package var base: UInt8
  /// The level of each character; empty if all have the base level.
  package var levels: [UInt8]

  package init(base: UInt8, levels: [UInt8] = []) {
    self.base = base
    self.levels = levels
  }
}

/// The direction of text on a line.
public enum TextDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft

  /// Returns the direction of the first strong character of a paragraph outside of isolates; `nil` if there is none.
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

/// A resolver that gives all characters of a paragraph one direction.
///
/// It suffices for the built-in typeface, which has no right-to-left letters. Text without such letters in a
/// right-to-left paragraph is one left-to-right run.
package struct UniformBidiResolver: BidiResolver {
  package init() {}

  package func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    if direction == .leftToRight { return BidiLevels(base: 0) }
    // There are no right-to-left letters below the Hebrew block.
    if direction == nil, text.allSatisfy({ $0.value < 0x590 }) { return BidiLevels(base: 0) }
    guard (direction ?? TextDirection(firstStrongIn: text)) == .rightToLeft else { return BidiLevels(base: 0) }
    let hasLetters = text.contains { BidiClass(of: $0).direction == .rightToLeft }
    return BidiLevels(base: 1, levels: hasLetters ? [] : Array(repeating: 2, count: text.count))
  }
}
