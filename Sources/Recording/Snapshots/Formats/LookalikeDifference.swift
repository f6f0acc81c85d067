import FirstFrameTextEscaping

/// Characters in which lines differ that look alike, such as a Latin and a Cyrillic `a`, or a hyphen and a dash.
struct LookalikeDifference {
  /// A noun phrase for each pair of characters, in the order of their first occurrence.
  private(set) var parts: [String] = []

  /// The size, in bytes, of texts that are compared: lists of their lines take several times as much memory.
  private static let limit = 1 << 20

  init(reference: String, actual: String) {
    guard reference.utf8.count < Self.limit, actual.utf8.count < Self.limit else { return }
    let (old, new) = (Self.lines(reference), Self.lines(actual))
    let (known, found) = (Set(old), Set(new))
    let removed = Dictionary(old.filter { !found.contains($0) }.map { ($0.withoutLookalikes, $0) }) { first, _ in first
    }
    for line in new where !known.contains(line) {
      guard let other = removed[line.withoutLookalikes] else { continue }
      for (before, after) in zip(other.unicodeScalars, line.unicodeScalars) where before != after {
        let part =
          "\(before.nameWithCodePoint) in the reference, which looks like \(after.nameWithCodePoint) in the actual text"
        if !parts.contains(part) { parts.append(part) }
      }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n").map { String(String.UnicodeScalarView($0)) }
  }
}

extension String {
  /// The text with ASCII characters in place of those that look like them.
  var withoutLookalikes: String {
    guard unicodeScalars.contains(where: { Self.lookalikes[$0] != nil }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { Self.lookalikes[$0] ?? $0 }))
  }

  /// A choice of the Unicode Standard's `confusables.txt` (Unicode Technical Standard #39): letters of Cyrillic, Greek and
  /// Armenian, and punctuation that keyboards and editors replace.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(String, Unicode.Scalar)] = [
      ("\u{430}\u{3B1}", "a"), ("\u{441}\u{3F2}", "c"), ("\u{501}", "d"), ("\u{435}", "e"), ("\u{4BB}", "h"),
      ("\u{456}\u{3B9}", "i"), ("\u{458}\u{3F3}", "j"), ("\u{43E}\u{3BF}\u{585}", "o"), ("\u{440}\u{3C1}", "p"),
      ("\u{51B}", "q"), ("\u{455}", "s"), ("\u{3BD}", "v"), ("\u{51D}", "w"), ("\u{445}", "x"), ("\u{443}", "y"),
      ("\u{410}\u{391}", "A"), ("\u{412}\u{392}", "B"), ("\u{421}\u{3F9}", "C"), ("\u{415}\u{395}", "E"),
      ("\u{41D}\u{397}", "H"), ("\u{406}\u{399}\u{4C0}", "I"), ("\u{408}", "J"), ("\u{41A}\u{39A}", "K"),
      ("\u{41C}\u{39C}", "M"), ("\u{39D}", "N"), ("\u{41E}\u{39F}", "O"), ("\u{420}\u{3A1}", "P"), ("\u{405}", "S"),
      ("\u{422}\u{3A4}", "T"), ("\u{425}\u{3A7}", "X"), ("\u{3A5}\u{4AE}", "Y"), ("\u{396}", "Z"),
      ("\u{2010}\u{2011}\u{2012}\u{2013}\u{2212}\u{FE63}", "-"), ("\u{2018}\u{2019}\u{2BC}\u{2032}", "'"),
      ("\u{201C}\u{201D}\u{2033}", "\""), ("\u{201A}", ","), ("\u{2044}\u{2215}", "/"), ("\u{2236}\u{A789}", ":"),
      ("\u{2024}", "."), ("\u{2223}\u{1C0}", "|"), ("\u{2217}", "*"), ("\u{223C}\u{2DC}", "~"),
    ]
    return Dictionary(
      groups.flatMap { group in group.0.unicodeScalars.map { ($0, group.1) } }, uniquingKeysWith: { first, _ in first })
  }()
}
