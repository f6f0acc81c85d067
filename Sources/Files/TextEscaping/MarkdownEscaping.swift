extension String {
  /// The text as a code span of GitHub Flavored Markdown, on one line.
  ///
  /// The span is enclosed in more backticks than the text contains in a row, so nothing in it is rendered. Code mentions
  /// nobody, and links to nothing. Not for cells of tables, in which `|` would end the cell.
  ///
  /// - Parameter limit: The maximum number of characters of the text; a longer one is cut.
  package func markdownCode(limit: Int) -> String {
    let line = onOneLine(separator: " / ").escapedForTerminalLine.shortened(to: limit)
    let fence = String(repeating: "`", count: line.unicodeScalars.longestRun(of: "`") + 1)
    return "\(fence) \(line) \(fence)"
  }

  /// The text, cut if it has more Unicode scalars than the limit: a character may consist of any number of them.
  func shortened(to limit: Int) -> String {
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
  }
}

extension String.UnicodeScalarView {
  func longestRun(of searched: Unicode.Scalar) -> Int {
    var (longest, current) = (0, 0)
    for scalar in self {
      current = scalar == searched ? current + 1 : 0
      longest = Swift.max(longest, current)
    }
    return longest
  }
}

extension String {
  /// The text of simple Markdown, without links and marks of code.
  package var withoutMarkdown: String {
    replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }.replacing("`", with: "")
  }
}
