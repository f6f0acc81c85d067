/// A text for a terminal, in which only literals can control it.
///
/// Values that are interpolated are escaped, each on one line; errors keep their lines, and so do values with the label
/// `lines`.
///
///     let line: TerminalText = "\u{1B}[1m\(name)\u{1B}[0m"
package struct TerminalText: Hashable, Sendable {
  /// The text with the escape sequences of its literals.
  private var text: String

  /// The text as it is written to a terminal or a log. No line is a command of a CI system.
  package var output: String { text.withoutLogCommands }

  /// Whether the text is empty.
  package var isEmpty: Bool { text.isEmpty }

  package static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    var sum = left
    sum.text += right.text
    return sum
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    text = value
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ part: TerminalText) { text += part.text }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.escapedForTerminalLine
    }

    package mutating func appendInterpolation(_ error: any Error) { text += "\(error)".escapedForTerminal }

    package mutating func appendInterpolation(lines: String) { text += lines.escapedForTerminal }
  }
}
