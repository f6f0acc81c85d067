extension String {
  /// The text without lines that a CI system takes as a command when they occur in its log.
  ///
  /// GitHub executes lines that begin with `::` after spaces, and `##[` anywhere in a line (`ActionCommand.cs` of its
  /// runner). Azure Pipelines and TeamCity execute `##vso[` and `##teamcity[`. One character of these is written as an
  /// escape sequence. The only commands that FirstFrame prints are the annotations of a run.
  package var withoutLogCommands: String {
    guard utf8.mayContainLogCommand else { return self }
    var safe = ""
    var isAtStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == ":", isAtStart, rest.first == ":" {
        safe += "\\u{3A}"
      } else if rest.isServiceMessage(after: scalar) {
        safe += "\\u{23}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
      isAtStart = scalar.isLineBreak || (isAtStart && scalar.properties.isWhitespace)
    }
    return safe
  }
}

extension String {
  /// The text as the message of a command of GitHub's runner (`escapeData` of its toolkit).
  package var escapedForLogCommand: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as the value of a property of such a command (`escapeProperty` of its toolkit).
  package var escapedForLogCommandProperty: String {
    escapedForLogCommand.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension String.UTF8View {
  /// Whether `::` or `##` occurs.
  fileprivate var mayContainLogCommand: Bool {
    var previous: UInt8 = 0
    return contains { byte in
      defer { previous = byte }
      return byte == previous && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Whether a character and the text are `##`, a word, and `[`.
  func isServiceMessage(after scalar: Unicode.Scalar) -> Bool {
    scalar == "#" && first == "#" && dropFirst().drop { $0.properties.isAlphabetic }.first == "["
  }
}
