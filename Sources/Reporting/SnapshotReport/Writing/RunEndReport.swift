import FirstFrameLocalFiles
package import FirstFrameSnapshots
import Foundation

/// The report that every process of a run writes at its end.
package enum RunEndReport {
  /// Makes a session write the report when it ends.
  package static func install(in session: SnapshotSession) {
    session.afterEnd { end in
      for folder in end.artifacts { write(to: folder, after: end) }
    }
  }

  /// Writes the report. An error does not fail the run, since the tests have already failed with the same messages.
  private static func write(to folder: String, after end: SnapshotSession.End) {
    // Most processes of a run may assert nothing. The last process completes the report of the others.
    guard end.hasAssertions || end.isLastOfRun else { return }
    do {
      let outcome = try ReportQueue(folder: folder).run { () -> RunOutcome? in
        let outcome = try RunReader(artifacts: [folder], references: end.references[folder], time: .processEnd)
          .outcome()
        guard end.hasAssertions || !(outcome.items.isEmpty && outcome.passed.isEmpty) else { return nil }
        try ReportWriter(folder: folder).write(outcome, searchesCauses: false)
        return outcome
      }
      // The last process prints the total of all.
      if !end.precedesOthers, case let outcome?? = outcome { print(outcome, in: folder) }
    } catch let error as ReportError {
      StandardError.write("FirstFrame: \(error).")
    } catch let error as ReadingError {
      StandardError.write("FirstFrame: no report: \(error).")
    } catch {
      StandardError.write("FirstFrame: no report in \(folder): \(FileFailure(error)).")
    }
  }

  /// Prints the counts of a run with failures on standard error, and its failures as annotations if GitHub runs it.
  private static func print(_ outcome: RunOutcome, in folder: String) {
    let counts = ReportCounts(of: outcome)
    guard counts.unresolved > 0 else { return }
    StandardError.write("FirstFrame: \(counts.sentence). To look at them: \(folder)/index.html")
    if EnvironmentVariable.gitHubActions.value(in: ProcessInfo.processInfo.environment) == "true" {
      StandardError.write(logCommands: GitHubAnnotations(outcome).lines)
    }
  }
}

/// A queue in which the processes of a run write their report, so that the last version includes all of them.
///
/// One process writes, and at most one waits. If a process already waits, another process does not write: the waiting
/// one reads the journals later and so includes the assertions of the other. The system releases the locks of processes
/// that end.
struct ReportQueue {
  /// The report's folder, as an absolute path.
  let folder: String

  /// Waits for the process that writes, and then runs a body.
  ///
  /// - Returns: `nil` if another process already waits, and will do the work.
  func run<Result>(_ body: () throws -> Result) throws -> Result? {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let waitingLock = try FileLock(path: folder + "/.report-waiting")
    guard try waitingLock.tryLock() else { return nil }
    let writingLock = try FileLock(path: folder + "/.report-writing")
    try writingLock.lock()
    waitingLock.unlock()
    defer { writingLock.unlock() }
    return try body()
  }
}
