package import FirstFrameSnapshots
import Foundation

/// The report that every process of a run writes when it ends.
package enum RunEndReport {
  /// Has the report written at the end of a session.
  package static func follow(_ session: SnapshotSession) {
    session.whenEnded { end in
      for folder in end.artifacts { write(to: folder, isTold: end.hasFailures) }
    }
  }

  /// A report that cannot be written fails no run: the tests have told what is in it.
  private static func write(to folder: String, isTold: Bool) {
    do {
      let counts = try ReportTurn(folder: folder).take {
        let outcome = try RunReader(artifacts: [folder]).outcome()
        try ReportWriter(folder: folder).write(outcome)
        return ReportCounts(of: outcome)
      }
      if isTold, let counts {
        StandardError.write("FirstFrame: \(counts.sentence). To look at them: \(folder)/index.html")
      }
    } catch let error as ReportError {
      StandardError.write("FirstFrame: \(error).")
    } catch let error as ReadingError {
      StandardError.write("FirstFrame: no report: \(error).")
    } catch {
      StandardError.write("FirstFrame: no report in \(folder): \(FileFailure(error)).")
    }
  }
}
