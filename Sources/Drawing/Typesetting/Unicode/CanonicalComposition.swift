/// The canonical composition of text (Normalization Form C).
///
/// Foundation composes text too, by the version of Unicode that it supports.
///
/// Source: Unicode Standard Annex #15, section 1.2, and the Unicode Standard, version 15, section 3.11.
struct CanonicalComposition: Sendable {
  static let shared = CanonicalComposition()

  private let ranks = CodePointTable(runs: combiningRanks)
  private let mappings: [UInt32: Mapping]
  private let composites: [Pair: Unicode.Scalar]

  private init() {
    var mappings: [UInt32: Mapping] = [:]
    var composites: [Pair: Unicode.Scalar] = [:]
    Mapping.forEach(in: Self.decompositions) { character, mapping in
      mappings[character.value] = mapping
      if mapping.isReversible, let second = mapping.second {
        composites[Pair(first: mapping.first, second: second)] = character
      }
    }
    self.mappings = mappings
    self.composites = composites
  }

  /// Returns the composed form of a grapheme cluster.
  ///
  /// No character composes with one of another cluster, so the composed form of a text consists of those of its clusters.
  func composed(_ cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if cluster.count == 1, mappings[cluster[0].value]?.isReversible ?? true { return cluster }
    var characters: [Unicode.Scalar] = []
    for character in cluster { decompose(character, into: &characters) }
    sortMarks(of: &characters)
    return composeInOrder(characters)
  }

  private func decompose(_ character: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    if let mapping = mappings[character.value] {
      decompose(mapping.first, into: &result)
      if let second = mapping.second { decompose(second, into: &result) }
    } else {
      result.append(contentsOf: Hangul.decomposition(of: character) ?? [character])
    }
  }

  /// Sorts each sequence of combining marks by combining class, without changing the order of equal classes.
  private func sortMarks(of characters: inout [Unicode.Scalar]) {
    for end in characters.indices.dropFirst() {
      let rank = ranks[characters[end]]
      var index = end
      while rank > 0, index > 0, ranks[characters[index - 1]] > rank {
        characters.swapAt(index, index - 1)
        index -= 1
      }
    }
  }

  private func composeInOrder(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    for character in characters {
      let rank = ranks[character]
      // A character is blocked from its starter by one of the same or a higher class, or by another starter.
      let isAdjacent = starter == result.indices.last
      let isBlocked = !isAdjacent && (rank == 0 || result.last.map { ranks[$0] >= rank } ?? false)
      if let starter, !isBlocked, let composite = composite(of: result[starter], and: character) {
        result[starter] = composite
        continue
      }
      result.append(character)
      if rank == 0 { starter = result.count - 1 }
    }
    return result
  }

  private func composite(of first: Unicode.Scalar, and second: Unicode.Scalar) -> Unicode.Scalar? {
    composites[Pair(first: first, second: second)] ?? Hangul.composite(of: first, and: second)
  }

  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }
}

/// The canonical decomposition of a character into one or two others.
private struct Mapping {
  let first: Unicode.Scalar
  let second: Unicode.Scalar?
  /// Whether composition creates the character.
  let isReversible: Bool

  /// Reads generated mappings, such as `C0=41+300 212A>4B`.
  static func forEach(in text: StaticString, _ body: (Unicode.Scalar, Mapping) -> Void) {
    var points: [UInt32] = []
    var point: UInt32 = 0
    var isReversible = false
    func finish() {
      let characters = (points + [point]).compactMap { Unicode.Scalar($0) }
      guard characters.count > 1 else { return }
      body(
        characters[0],
        Mapping(first: characters[1], second: characters.dropFirst(2).first, isReversible: isReversible))
    }
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): point = point << 4 | UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): point = point << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
        case UInt8(ascii: " "):
          finish()
          points = []
          point = 0
        default:
          if byte != UInt8(ascii: "+") { isReversible = byte == UInt8(ascii: "=") }
          points.append(point)
          point = 0
        }
      }
    }
    finish()
  }
}

/// The composition of Hangul syllables, which is arithmetic.
///
/// Source: the Unicode Standard, version 15, section 3.12.
private enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One less than the first trailing consonant, so that 0 stands for none.
  private static let trailing: UInt32 = 0x11A7
  private static let leadingCount: UInt32 = 19
  private static let vowelCount: UInt32 = 21
  private static let trailingCount: UInt32 = 28

  static func decomposition(of character: Unicode.Scalar) -> [Unicode.Scalar]? {
    let index = character.value &- syllables
    guard index < leadingCount * vowelCount * trailingCount else { return nil }
    let final = index % trailingCount
    let parts = [
      leading + index / (vowelCount * trailingCount), vowels + index / trailingCount % vowelCount, trailing + final,
    ]
    return parts.prefix(final == 0 ? 2 : 3).compactMap { Unicode.Scalar($0) }
  }

  static func composite(of first: Unicode.Scalar, and second: Unicode.Scalar) -> Unicode.Scalar? {
    let (lead, vowel) = (first.value &- leading, second.value &- vowels)
    if lead < leadingCount, vowel < vowelCount {
      return Unicode.Scalar(syllables + (lead * vowelCount + vowel) * trailingCount)
    }
    let (syllable, final) = (first.value &- syllables, second.value &- trailing)
    guard syllable < leadingCount * vowelCount * trailingCount, syllable % trailingCount == 0,
      (1..<trailingCount).contains(final)
    else { return nil }
    return Unicode.Scalar(first.value + final)
  }
}
