import FirstFrameLocalFiles
import FirstFrameTerminalOutput
import Foundation

/// The output of a command: results on standard output, warnings and errors on standard error.
struct Console: Sendable {
  /// Whether `--quiet` limits the output to results, warnings and errors.
  let isQuiet: Bool
  private let colorsOutput: Bool

  init(isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    colorsOutput = TerminalTraits(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1).colors != .none
  }

  /// Prints a line of the result.
  func print(_ line: String) {
    Self.write(line)
  }

  /// Prints a line that `--quiet` leaves out.
  func note(_ line: String) {
    if !isQuiet { Self.write(line) }
  }

  /// Prints a warning or an error on standard error.
  func warn(_ line: String) {
    StandardError.write(line)
  }

  /// The text in a colour, if standard output supports colours.
  func colored(_ text: String, _ color: TextColor) -> String {
    colorsOutput ? color.wrapped(text) : text
  }

  private static func write(_ line: String) {
    do {
      try StandardStreams.write(line + "\n", to: STDOUT_FILENO)
    } catch {
      // Nobody gets the result, so the command has failed. As programs do by default, say nothing about a closed pipe.
      if error.code != .EPIPE { StandardError.write("Error: standard output cannot be written: \(FileFailure(error))") }
      exit(2)
    }
  }
}

/// Text styles that every terminal supports. A raw value is the parameter of the escape sequence SGR (ECMA-48).
enum TextColor: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case bold = "1"
  case faint = "2"

  func wrapped(_ text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The text with control characters replaced by `?`.
  var printable: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? "?" : $0 }))
  }
}
