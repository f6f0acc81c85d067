extension String {
  /// The text as one argument of a shell command, in single quotes.
  ///
  /// The command can be printed: characters that would control a terminal are written as the output of `printf`, which
  /// every POSIX shell evaluates to the same text. The text must not contain U+0000, which no argument can contain.
  package var quotedForShell: String {
    var quoted = "'"
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "'": quoted += "'\\''"
      // Otherwise, a CI system might take the text as a command.
      case "#" where previous == "#": quoted += "''#"
      // Command substitution removes line breaks at the end, so they are written as they are.
      case _ where scalar.isTerminalControl && scalar != "\n":
        let bytes = String(scalar).utf8.map { byte in
          let digits = String(byte, radix: 8)
          return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        quoted += "'\"$(printf '\(bytes.joined())')\"'"
      default: quoted.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return quoted + "'"
  }

  /// The argument that a shell reads from the text, if it contains no substitutions, variables or patterns.
  package var unquotedFromShell: String {
    var argument = ""
    var isQuoted = false
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        isQuoted.toggle()
      } else if scalar == "\\", !isQuoted {
        if let escaped = rest.popFirst() { argument.unicodeScalars.append(escaped) }
      } else {
        argument.unicodeScalars.append(scalar)
      }
    }
    return argument
  }

  /// The text as one argument of a shell command, quoted only if necessary. The script of the report page does the same.
  package var quotedForShellIfNeeded: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : quotedForShell
  }
}
