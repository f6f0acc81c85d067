extension SourceFile {
  /// The words of a token's statement, and the names of the properties and functions around it.
  func words(around token: Int) -> Set<String> {
    let statement = statements[token]
    return Set(tokens[ranges[statement]].map(\.text) + surroundings[statement])
  }

  /// The name that a token's statement declares, or else the value with which it begins, such as `label` in
  /// `label.text = title`; empty if there is neither.
  func subject(around token: Int) -> String {
    let statement = ranges[statements[token]]
    let words = tokens[statement.lowerBound..<token]
    if let keyword = words.firstIndex(where: { ["let", "var"].contains($0.text) }), keyword + 1 < token {
      return tokens[keyword + 1].text
    }
    var first = statement.lowerBound
    if first + 2 < token, tokens[first].text == "self", tokens[first + 1].text == "." { first += 2 }
    guard first + 1 < token, tokens[first].kind == .identifier, [".", "="].contains(tokens[first + 1].text) else {
      return ""
    }
    return tokens[first].text
  }

  /// Whether some tokens are the whole first value after a condition, such as `a` in `isOn ? a : b`.
  func isFirstBranch(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, range.upperBound < tokens.count else { return false }
    return tokens[range.lowerBound - 1].text == "?" && tokens[range.upperBound].text == ":"
  }

  /// The names by which other code uses a token's statement: the cases of its enumeration, or the constant, the property
  /// or the function that contains it.
  func names(around token: Int) -> [String] {
    let statement = statements[token]
    let words = tokens[ranges[statement].lowerBound..<token]
    if let first = words.first, first.text == "case" {
      return words.prefix { $0.text != ":" }.dropFirst().filter { $0.kind == .identifier }.map(\.text)
    }
    if let keyword = words.firstIndex(where: { ["let", "var", "func"].contains($0.text) }), keyword + 1 < token {
      return [tokens[keyword + 1].text]
    }
    return surroundings[statement]
  }

  /// The words before a token, nearest first: names of arguments, functions and properties in its statement, and of
  /// the properties and functions around it.
  func words(before token: Int) -> [String] {
    let statement = statements[token]
    let words = (ranges[statement].lowerBound..<token).reversed().filter {
      tokens[$0].kind == .identifier && !isPartOfConstant($0)
    }
    return words.prefix(8).map { tokens[$0].text } + surroundings[statement].reversed()
  }

  /// Whether an identifier belongs to the use of a constant, such as `Style.Color.accent`.
  private func isPartOfConstant(_ index: Int) -> Bool {
    func isType(_ index: Int) -> Bool { tokens[index].text.first?.isUppercase ?? false }
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    if next == "." { return isType(index) }
    return index >= 2 && next != "(" && tokens[index - 1].text == "." && isType(index - 2)
  }
}
