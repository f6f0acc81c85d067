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

  /// The text as plain text of GitHub Flavored Markdown, on one line, also in a cell of a table.
  ///
  /// Characters that may have a meaning are written as character references. GitHub searches the rendered text for users
  /// and issues, so an empty comment separates `@` and `#` from what follows.
  package var escapedForMarkdown: String {
    var escaped = ""
    var rest = onOneLine(separator: " / ").escapedForTerminalLine.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isPlain =
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ",", ";", "'", "\"", "(", "/", "?", "%": true
        // Before these, the text may be the start of a line, of a list or of an address.
        case " ", "-": !escaped.isEmpty
        case ".", ")":
          !escaped.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } && !escaped.lowercased().hasSuffix("www")
        case ":": rest.first != "/"
        default: !scalar.isASCII
        }
      if isPlain {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "&#\(scalar.value);" + (scalar == "@" || scalar == "#" ? "<!-- -->" : "")
      }
    }
    return escaped
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
