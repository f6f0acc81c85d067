extension String {
  /// The text as a regular expression that matches it, for example for `swift test --filter`.
  package var escapedForRegularExpression: String {
    escaping("\\^$.|?*+()[]{}")
  }

  /// The path as a pattern of a file `.gitattributes` (gitattributes(5)), with more of the pattern at the end.
  package func gitAttributesPattern(appending end: String) -> String {
    let pattern = escaping("\\*?[") + end
    let needsQuotes = unicodeScalars.contains { scalar in
      scalar.properties.isWhitespace || scalar.isTerminalControl || scalar == "\"" || scalar == "#" || scalar == "!"
    }
    guard needsQuotes else { return pattern }
    var quoted = ""
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      // Git reads octal numbers in quotes, as in C.
      case _ where scalar.isTerminalControl:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  private func escaping(_ special: String) -> String {
    let special = special.unicodeScalars
    var escaped = ""
    for scalar in unicodeScalars {
      if special.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
