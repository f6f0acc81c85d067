import FirstFrameLocalFiles
import Foundation

/// The page `Documentation/Environment.md`, which shows the table of environment variables.
enum EnvironmentPage {
  static let path = "Documentation/Environment.md"

  /// The command that writes the page.
  static let command = "ENVIRONMENT_RECORD=1 swift test --traits InlineSnapshots --filter EnvironmentPageTests"

  static var text: String {
    """
    # Environment variables

    These are all environment variables that FirstFrame reads. A variable that is empty is the same as one that is unset.
    The page is written from the table in `Sources/Files/LocalFiles/Environment`: after a change of the table, type
    `ENVIRONMENT_RECORD=1 swift test --traits InlineSnapshots --filter EnvironmentPageTests`.

    """ + EnvironmentVariableEntry.Section.allCases.map(section).joined()
  }

  private static func section(_ section: EnvironmentVariableEntry.Section) -> String {
    let rows = EnvironmentVariable.allCases.filter { $0.entry.section == section }.map { variable in
      "| `\(variable.name)` | \(variable.entry.values) | \(variable.entry.unset) | \(variable.entry.meaning) |\n"
    }
    return """

      ## \(section.rawValue)

      \(section.introduction)

      | variable | values | if unset | meaning |
      |---|---|---|---|
      \(rows.joined())
      """
  }
}
