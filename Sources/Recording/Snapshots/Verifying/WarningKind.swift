package import FirstFrameLayoutTree

/// The kind of a warning: its first clause, without the names and values that differ between equal causes.
///
/// It is derived from the text, so that warnings of every component toolkit have kinds. Names of nodes and of classes,
/// quoted texts, numbers and characters become `…`, and texts in parentheses are left out. Apple's names stay, such as
/// `UISearchBar`, and code in backticks if it is one of them or a property, such as `isOpaque`.
package enum WarningKind {
  /// Returns the kind of a warning.
  ///
  /// - Parameter names: The names of the nodes of the component.
  package static func text(of warning: String, names: Set<String> = []) -> String {
    let line = warning.prefix { !$0.isNewline }
    let clause = clause(of: withoutPath(line, names: names), names: names)
    var words = masked(clause.split(separator: " ").map(String.init), names: names)
    // Several names in a row, as in a list, are one gap.
    let gaps = words.indices.filter { index in isGap(words[index]) && index > 0 && isGap(words[index - 1]) }
    for index in gaps.reversed() { words.remove(at: index) }
    // A list that is cut has the same kind as a short one.
    return words.joined(separator: " ").replacing(" and \(gap) more", with: "").trimmingSuffix(of: ",")
  }

  private static let gap = "…"

  private static func isGap(_ word: String) -> Bool { word.trimmingSuffix(of: ",") == gap }

  /// Returns the text without a path of nodes before it, such as `Card/title: `.
  private static func withoutPath(_ line: Substring, names: Set<String>) -> Substring {
    guard let colon = line.firstRange(of: ": ") else { return line }
    let parts = line[..<colon.lowerBound].split(separator: "/")
    let isPath =
      !parts.isEmpty
      && parts.allSatisfy { names.contains(String($0)) || $0.hasPrefix("children[") || $0.hasPrefix("mask[") }
    return isPath ? line[colon.upperBound...] : line
  }

  /// Returns the text up to the first punctuation that ends a clause, outside of quotes, with the quoted texts replaced.
  private static func clause(of line: Substring, names: Set<String>) -> String {
    var clause = ""
    var rest = line
    while let character = rest.first {
      if let closing = closingQuote(of: character, after: clause.last),
        let end = rest.dropFirst().firstIndex(of: closing)
      {
        let quoted = rest[rest.index(after: rest.startIndex)..<end]
        let isKept = character == "`" && !clause.hasSuffix("named ") && isInterface(quoted, names: names)
        clause += isKept ? "`\(quoted)`" : gap
        rest = rest[rest.index(after: end)...]
        continue
      }
      // An identifier in parentheses after a name.
      if character == "(", clause.hasSuffix(" "), let end = rest.firstIndex(of: ")") {
        clause.removeLast()
        rest = rest[rest.index(after: end)...]
        continue
      }
      let next = rest.dropFirst().first
      if ":;.".contains(character), next == " " || next == nil { break }
      clause.append(character)
      rest = rest.dropFirst()
    }
    return clause
  }

  /// The end of a quotation that a character begins; `nil` for other characters, such as an apostrophe.
  private static func closingQuote(of character: Character, after previous: Character?) -> Character? {
    let isAtStart = previous.map { $0 == " " || $0 == "(" } ?? true
    return switch character {
    case "`": "`"
    case "\"": "\""
    case "“": "”"
    case "'" where isAtStart: "'"
    default: nil
    }
  }

  /// Whether code is a part of a toolkit's interface, rather than a name that a component chose.
  private static func isInterface(_ code: Substring, names: Set<String>) -> Bool {
    guard !names.contains(String(code)) || isApplesClass(code) else { return false }
    if code.contains("(") || (code.first?.isLowercase == true && !code.contains(":")) { return true }
    return isApplesClass(code)
  }

  private static func isApplesClass(_ code: Substring) -> Bool {
    ["UI", "NS", "CA", "CG", "CI"].contains { prefix in
      code.hasPrefix(prefix) && code.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Returns words, with gaps in place of names, numbers and characters.
  private static func masked(_ words: [String], names: Set<String>) -> [String] {
    var isInCharacter = false
    return words.map { word in
      let end = word.last.map { ",)".contains($0) } == true ? String(word.suffix(1)) : ""
      let bare = word.dropLast(end.count)
      isInCharacter = isCharacter(bare, continuesName: isInCharacter)
      guard isInCharacter || isNameOrNumber(bare, names: names) else { return word }
      return gap + (end == "," ? end : "")
    }
  }

  /// Whether a word is a code point or a part of a character's name, such as `IDEOGRAPH-4E2D`.
  ///
  /// - Parameter continuesName: Whether the word before it is. A name can have words of one letter.
  private static func isCharacter(_ word: Substring, continuesName: Bool) -> Bool {
    if word.hasPrefix("U+") { return true }
    let isLongEnough = word.count > 1 || (continuesName && !word.isEmpty)
    return isLongEnough && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "-" }
  }

  private static func isNameOrNumber(_ bare: Substring, names: Set<String>) -> Bool {
    let isNumber = bare.contains(where: \.isNumber) && !bare.contains(where: \.isLetter)
    // A word such as `CardView`.
    let isClass =
      bare.first?.isUppercase == true && bare.dropFirst().contains(where: \.isUppercase)
      && bare.contains(where: \.isLowercase)
    let isName = (names.contains(String(bare)) || isClass) && !isApplesClass(bare)
    return isName || isNumber
  }
}

extension String {
  fileprivate func trimmingSuffix(of suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

/// A warning about a snapshot or a check that does not fail it.
package struct SnapshotWarning: Codable, Hashable, Sendable {
  /// The kind, the same for equal causes.
  package let kind: String
  /// The sentence.
  package let text: String

  package init(_ text: String, names: Set<String> = []) {
    kind = WarningKind.text(of: text, names: names)
    self.text = text
  }
}

extension LayoutNode {
  /// The names of the nodes of the tree, masks included.
  package var nodeNames: Set<String> {
    var names: Set<String> = []
    insertNames(into: &names)
    return names
  }

  private func insertNames(into names: inout Set<String>) {
    if let name { names.insert(name) }
    for index in children.indices { children[index].insertNames(into: &names) }
    for index in mask.indices { mask[index].insertNames(into: &names) }
  }
}
