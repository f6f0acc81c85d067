import FirstFrameTextEscaping

/// A line and its replacement, with marks under the part between their common start and their common end.
struct LineChange {
  let old: MarkedLine
  let new: MarkedLine

  init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    let shorterCount = min(old.count, new.count)
    let start = zip(old, new).prefix { Self.isSame($0.0, $0.1) }.count
    let end = zip(old.reversed(), new.reversed()).prefix(shorterCount - start).prefix { Self.isSame($0.0, $0.1) }.count
    let (removed, added) = (start..<old.count - end, start..<new.count - end)
    let (before, after) = (String(old[removed]).visibleText, String(new[added]).visibleText)
    let likeness: MarkedLine.Likeness =
      before != after ? .different : before.utf8.elementsEqual(after.utf8) ? .sameCharacters : .equivalentCharacters
    self.old = MarkedLine(old, changed: removed, likeness)
    self.new = MarkedLine(new, changed: added, likeness)
  }

  /// Compares bytes, because canonically equivalent characters are equal.
  private static func isSame(_ first: Character, _ second: Character) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }
}

/// A line as it is shown, with a line of marks.
struct MarkedLine {
  let text: String
  /// The line below; `nil` if nothing or most of the line changed.
  let marks: String?

  /// How the changed part looks in comparison with the one of the other line.
  enum Likeness {
    case different
    /// The same, except for characters that cannot be seen.
    case sameCharacters
    /// The same, although the letters are composed of other code points.
    case equivalentCharacters

    /// Whether a character is shown as an escape sequence.
    fileprivate func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .different: scalar.cannotBeSeen && !scalar.isPartOfCharacter
      case .sameCharacters: scalar.cannotBeSeen
      case .equivalentCharacters: scalar.cannotBeSeen || !scalar.isASCII
      }
    }
  }

  /// - Parameter changed: The characters to mark.
  init(_ characters: [Character], changed: Range<Int>, _ likeness: Likeness) {
    let start = String(characters[..<changed.lowerBound]).showingControls
    let end = String(characters[changed.upperBound...])
    var part = String(characters[changed]).showing(likeness.isHidden)
    if end.isEmpty { part = part.showingSpacesAtEnd }
    text = start + part + end.showingControls
    guard !changed.isEmpty, characters.count - changed.count >= changed.count || likeness != .different else {
      marks = nil
      return
    }
    // A tab is as wide above and below.
    let indent = start.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayColumns) }.joined()
    marks = "? " + indent + String(repeating: "^", count: max(part.displayColumns, 1))
  }
}

extension String {
  /// The text with escape sequences for characters that cannot be seen. Those inside emoji and words are kept.
  var showingInvisible: String { showing(MarkedLine.Likeness.different.isHidden) }

  /// The text with escape sequences for spaces at its end.
  fileprivate var showingSpacesAtEnd: String {
    let end = unicodeScalars.reversed().prefix { $0 == " " }.count
    return String(unicodeScalars.dropLast(end)) + String(repeating: "\\u{20}", count: end)
  }

  fileprivate func showing(_ isHidden: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if isHidden(scalar) { text += scalar.swiftEscape } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the invisible character is a part of emoji or words: joiners, variation selectors and tags.
  fileprivate var isPartOfCharacter: Bool {
    switch self {
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{E0020}"..."\u{E007F}", "\u{E0100}"..."\u{E01EF}": true
    default: false
    }
  }
}
