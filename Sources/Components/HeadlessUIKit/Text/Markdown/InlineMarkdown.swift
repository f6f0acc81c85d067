package import Foundation

/// The inline Markdown of a text: emphasis, code, strikethrough and links. Line breaks and spaces remain.
///
/// Source: CommonMark 0.31.2, section 6, without images, HTML and automatic links, and with the strikethrough of GitHub's
/// extension.
package struct InlineMarkdown {
  package struct Run: Equatable {
    package var string: String
    package var intents: InlinePresentationIntent = []
    package var link: URL?
  }

  package let runs: [Run]

  package init(_ text: String) {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else {
      runs = [Run(string: text)]
      return
    }
    var parser = MarkdownParser(text)
    runs = parser.runs(InlineMarkdown.Run(string: ""))
  }
}

/// Reads inline Markdown from left to right. A delimiter without a partner is a character like others.
private struct MarkdownParser {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  private func has(_ delimiter: String, at index: Int) -> Bool {
    index <= characters.count && characters[index...].starts(with: delimiter)
  }

  /// The position of the closing delimiter of content that begins at a position; `nil` if there is none.
  ///
  /// A run of three delimiters first closes the inner emphasis of one, and then that of two.
  private func end(of delimiter: String, from start: Int, until limit: Int) -> Int? {
    guard start < limit, !characters[start].isWhitespace, let mark = delimiter.first else { return nil }
    var index = start + 1
    while index < limit {
      guard characters[index] == mark else {
        // Code has no escapes.
        index += characters[index] == "\\" && mark != "`" ? 2 : 1
        continue
      }
      let run = characters[index..<limit].prefix { $0 == mark }.count
      let closes = delimiter.count == 1 ? run != 2 : run >= delimiter.count
      if closes, !characters[index - 1].isWhitespace { return delimiter.count == 2 ? index + run - 2 : index }
      index += run
    }
    return nil
  }

  mutating func runs(_ style: InlineMarkdown.Run, until limit: Int? = nil) -> [InlineMarkdown.Run] {
    let end = limit ?? characters.count
    var result: [InlineMarkdown.Run] = []
    var plain = ""
    func finished() -> [InlineMarkdown.Run] { plain.isEmpty ? [] : [style.with(plain)] }
    while position < end {
      if let inner = spanRuns(style, until: end) ?? linkRuns(style, until: end) {
        result += finished() + inner
        plain = ""
      } else {
        if characters[position] == "\\", position + 1 < characters.count, characters[position + 1].isEscapable {
          position += 1
        }
        plain.append(characters[position])
        position += 1
      }
    }
    return result + finished()
  }

  /// Whether an underscore is in a word, where it is no delimiter.
  private var isInWord: Bool {
    position > 0 && (characters[position - 1].isLetter || characters[position - 1].isNumber)
  }

  /// The runs of emphasized text or code at the position.
  private mutating func spanRuns(_ style: InlineMarkdown.Run, until limit: Int) -> [InlineMarkdown.Run]? {
    let delimiters = ["***", "**", "__", "~~", "*", "_", "`"]
    guard let delimiter = delimiters.first(where: { has($0, at: position) }) else { return nil }
    if delimiter.hasPrefix("_"), isInWord { return nil }
    let start = position + delimiter.count
    guard let end = end(of: delimiter, from: start, until: limit) else { return nil }
    var inner = style
    switch delimiter {
    case "***": inner.intents.formUnion([.stronglyEmphasized, .emphasized])
    case "**", "__": inner.intents.insert(.stronglyEmphasized)
    case "~~": inner.intents.insert(.strikethrough)
    case "*", "_": inner.intents.insert(.emphasized)
    default: inner.intents.insert(.code)
    }
    position = start
    let result: [InlineMarkdown.Run]
    if delimiter == "`" {
      result = [inner.with(String(characters[start..<end]))]
    } else {
      result = runs(inner, until: end)
    }
    position = end + delimiter.count
    return result
  }

  /// The position of the bracket that closes the one at the position; `nil` if there is none.
  private func closingBracket(until limit: Int) -> Int? {
    var depth = 0
    for index in position..<limit {
      if characters[index] == "[" { depth += 1 }
      if characters[index] == "]" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The runs of a link at the position, which is in no other link.
  private mutating func linkRuns(_ style: InlineMarkdown.Run, until limit: Int) -> [InlineMarkdown.Run]? {
    guard characters[position] == "[", style.link == nil, let close = closingBracket(until: limit),
      has("](", at: close), let end = characters[close..<limit].firstIndex(of: ")")
    else { return nil }
    var inner = style
    inner.link = URL(string: String(characters[(close + 2)..<end]))
    position += 1
    let result = runs(inner, until: close)
    position = end + 1
    return result
  }
}

extension InlineMarkdown.Run {
  fileprivate func with(_ string: String) -> InlineMarkdown.Run {
    var run = self
    run.string = string
    return run
  }
}

extension Character {
  /// Whether a backslash before the character makes it plain (CommonMark 0.31.2, section 2.4).
  fileprivate var isEscapable: Bool { isASCII && (isPunctuation || isSymbol) }
}
