import FirstFrameLocalFiles
package import FirstFrameTextEscaping
package import Foundation

/// The output of a command: results on standard output, warnings and errors on standard error.
package struct Console: Sendable {
  /// Whether `--quiet` limits the output to results, warnings and errors.
  package let isQuiet: Bool
  private let colorsOutput: Bool

  package init(isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    colorsOutput = TerminalTraits(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1).colors != .none
  }

  /// Prints a line of the result.
  package func print(_ line: TerminalText) {
    Self.write(line.output + "\n")
  }

  /// Prints a line that `--quiet` leaves out.
  package func note(_ line: TerminalText) {
    if !isQuiet { print(line) }
  }

  /// Prints a warning or an error on standard error.
  package func warn(_ line: TerminalText) {
    StandardError.writeUnterminated(line.output + "\n")
  }

  /// Prints a result for other programs.
  package func print(json: Data) {
    Self.write(String(decoding: EscapedJSON.terminalData(json), as: UTF8.self))
  }

  /// The text in a color, if standard output supports colors.
  package func colored(_ text: TerminalText, _ color: TextColor) -> TerminalText {
    colorsOutput ? color.wrapped(text) : text
  }

  private static func write(_ text: String) {
    do {
      try StandardStreams.write(text, to: STDOUT_FILENO)
    } catch {
      // Nobody gets the result, so the command has failed. As programs do by default, say nothing about a closed pipe.
      if error.code != .EPIPE { StandardError.write("Error: standard output cannot be written: \(FileFailure(error))") }
      exit(2)
    }
  }
}

/// Text styles that every terminal supports. A raw value is the parameter of the escape sequence SGR (ECMA-48).
package enum TextColor: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case bold = "1"
  case faint = "2"

  package func wrapped(_ text: TerminalText) -> TerminalText {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
