/// The words that say in which states the code of a place runs, such as `unselected` for `unselectedStyle:`.
enum StateWords {
  /// The words of a name in lower case: `loading` and `state` for `loadingState`.
  static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, let last = word.last, !last.isUppercase {
          words.append(word.lowercased())
          word = ""
        }
        word.append(character)
      } else if !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}

extension SourceFile {
  /// The words of the states in which a token's code runs: those of the cases, of the arguments and of the names around
  /// it.
  func stateWords(around token: Int) -> Set<String> {
    let names = names(around: token) + surroundings[statements[token]] + labels(around: token)
    return Set(names.flatMap(StateWords.words))
  }

  /// The words of the condition of which some tokens are the whole first value, such as `is` and `on` for `a` in
  /// `isOn ? a : b`.
  func conditionWords(of range: Range<Int>) -> Set<String> {
    guard isFirstBranch(range) else { return [] }
    let words = tokens[ranges[statements[range.lowerBound]].lowerBound..<range.lowerBound].suffix(Self.conditionLength)
    return Set(words.lazy.filter { $0.kind == .identifier }.flatMap { StateWords.words(of: $0.text) })
  }

  /// The number of tokens before a `?` that are read.
  private static let conditionLength = 7

  /// The names of the arguments that contain a token, in its statement, innermost first.
  private func labels(around token: Int) -> [String] {
    let statement = ranges[statements[token]]
    var labels: [String] = []
    var (depth, level, isKnown) = (0, 0, false)
    for index in (statement.lowerBound..<token).reversed() {
      switch tokens[index].text {
      case ")", "]": depth += 1
      case "(", "[":
        depth -= 1
        if depth < level { (level, isKnown) = (depth, false) }
      case ":" where depth == level && !isKnown && index > statement.lowerBound:
        isKnown = true
        if tokens[index - 1].kind == .identifier { labels.append(tokens[index - 1].text) }
      default: break
      }
    }
    return labels
  }
}
