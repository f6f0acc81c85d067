import FirstFrameSnapshots
import Foundation

/// Writes what a run came to: `index.html`, `report.json`, `summary.md` and `junit.xml`.
package struct ReportWriter: Hashable, Sendable {
  /// The folder to write to, as an absolute path.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The page's file, as an absolute path.
  package var page: String { folder + "/index.html" }

  /// Writes all files; each appears whole or not at all.
  package func write(_ outcome: RunOutcome) throws(ReportError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: folder, reason: "\(FileFailure(error))")
    }
    AtomicFile.sweep(folder)
    let report = Report(outcome, folder: folder)
    // The page last: who waits for it finds the others too.
    try write(Data(MarkdownSummary(report).text.utf8), to: "summary.md")
    try write(Data(JUnitReport(report).text.utf8), to: "junit.xml")
    try write(JSONReport(report).data(), to: "report.json")
    try write(ReportPage(report).html(), to: "index.html")
  }

  private func write(_ data: @autoclosure () throws -> Data, to name: String) throws(ReportError) {
    let path = folder + "/" + name
    do {
      try AtomicFile.write(try data(), to: path)
    } catch {
      throw .notWritten(path: path, reason: "\(FileFailure(error))")
    }
  }
}
