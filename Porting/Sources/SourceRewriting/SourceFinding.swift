/// A part of a source file that could not be rewritten, or that behaves differently afterwards.
package struct SourceFinding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable {
    /// The file does not compile without a change.
    case error
    /// The file compiles, but behaves differently.
    case warning
  }

  package let severity: Severity
  /// The path of the original file.
  package let file: String
  /// The line and the column. Both start at 1, and columns count UTF-8 code units.
  package let line: Int
  package let column: Int
  package let reason: String
  /// A suggestion for solving the problem.
  package let remedy: String

  package init(
    severity: Severity, file: String, line: Int, column: Int, reason: String, remedy: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
    self.remedy = remedy
  }
}

extension SourceFinding: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(reason) \(remedy)" }
}
