/// A bracket that encloses text together with another.
///
/// Source: Unicode Standard Annex #9, definitions BD14 and BD15.
package struct PairedBracket: Hashable, Sendable {
  /// The code point of the opening bracket of the pair, the same for canonically equivalent brackets.
  package let pair: UInt32
  package let isOpening: Bool

  /// Nil of a character that is no such bracket.
  package init?(_ character: Unicode.Scalar) {
    if let pair = Self.opening[character.value] {
      self.pair = pair
      isOpening = true
    } else if let pair = Self.closing[character.value] {
      self.pair = pair
      isOpening = false
    } else {
      return nil
    }
  }
}
