import FirstFrameProgramTesting
import Foundation

/// The files that the suite reads and writes.
enum SuiteFile: String {
  case knownDifferences = "Tests/Components/UIKitConformanceTests/Suite/KnownDifferences.tsv"
  case notBuildable = "Tests/Components/UIKitConformanceTests/Suite/NotBuildable.tsv"
  case measuredLabels = "Tests/Components/UIKitConformanceTests/Cases/Text/MeasuredLabels.tsv"
  case page = "Documentation/Conformance.md"

  private var url: URL {
    Repository.file(rawValue)
  }

  func read() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// The lines below the heading of a table, as columns.
  func rows() throws -> [[String]] {
    try read().split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
