import HeadlessUIKit

/// The inline Markdown of a localized text: emphasis, code, strikethrough and links. Line breaks and spaces remain.
struct MarkdownText {
  let runs: [TextRun]

  init(_ text: String) {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else {
      runs = [TextRun(string: text, style: TextStyle())]
      return
    }
    var parser = MarkdownParser(text)
    runs = parser.runs(TextStyle())
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
        index += characters[index] == "\\" ? 2 : 1
        continue
      }
      let run = characters[index..<limit].prefix { $0 == mark }.count
      let closes = delimiter.count == 1 ? run != 2 : run >= delimiter.count
      if closes, !characters[index - 1].isWhitespace { return delimiter.count == 2 ? index + run - 2 : index }
      index += run
    }
    return nil
  }

  mutating func runs(_ style: TextStyle, until limit: Int? = nil) -> [TextRun] {
    let end = limit ?? characters.count
    var result: [TextRun] = []
    var plain = ""
    func finished() -> [TextRun] { plain.isEmpty ? [] : [TextRun(string: plain, style: style)] }
    while position < end {
      if let inner = spanRuns(style, until: end) ?? linkRuns(style, until: end) {
        result += finished() + inner
        plain = ""
      } else {
        if characters[position] == "\\", position + 1 < characters.count, characters[position + 1].isPunctuation {
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
  private mutating func spanRuns(_ style: TextStyle, until limit: Int) -> [TextRun]? {
    let delimiters = ["***", "**", "__", "~~", "*", "_", "`"]
    guard let delimiter = delimiters.first(where: { has($0, at: position) }) else { return nil }
    if delimiter.hasPrefix("_"), isInWord { return nil }
    let start = position + delimiter.count
    guard let end = end(of: delimiter, from: start, until: limit) else { return nil }
    var inner = style
    switch delimiter {
    case "***": (inner.isBold, inner.isItalic) = (true, true)
    case "**", "__": inner.isBold = true
    case "~~": inner.strikethrough = .single
    case "*", "_": inner.isItalic = true
    default: inner.design = .monospaced
    }
    position = start
    let result: [TextRun]
    if delimiter == "`" {
      result = [TextRun(string: String(characters[start..<end]), style: inner)]
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
  private mutating func linkRuns(_ style: TextStyle, until limit: Int) -> [TextRun]? {
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
