import FirstFrameTerminalOutput
import Foundation

/// What a command says: results on standard output, and what is the matter on standard error.
struct Console: Sendable {
  /// Says nothing but what is asked for and what is wrong.
  let isQuiet: Bool
  private let colorsOutput: Bool

  init(isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    colorsOutput = TerminalTraits(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1).colors != .none
  }

  /// Prints a line that was asked for.
  func print(_ line: String) {
    write(line, to: .standardOutput)
  }

  /// Prints a line that `--quiet` leaves out.
  func remark(_ line: String) {
    if !isQuiet { write(line, to: .standardOutput) }
  }

  /// Says on standard error what is wrong.
  func complain(_ line: String) {
    write(line, to: .standardError)
  }

  /// The text in a colour, where standard output shows colours.
  func colored(_ text: String, _ color: TextColor) -> String {
    colorsOutput ? color.wrapped(text) : text
  }

  private func write(_ line: String, to file: FileHandle) {
    file.write(Data((line + "\n").utf8))
  }
}
