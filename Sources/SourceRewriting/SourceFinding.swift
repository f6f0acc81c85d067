/// Something in a source file that could not be rewritten, or was rewritten with a loss.
package struct SourceFinding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable {
    /// The file does not compile as it is.
    case error
    /// The file compiles, and behaves differently.
    case warning
  }

  package let severity: Severity
  /// The path of the original file.
  package let file: String
  /// The first line and column are 1; columns count UTF-8 code units.
  package let line: Int
  package let column: Int
  package let reason: String
  /// What a person can do about it.
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
