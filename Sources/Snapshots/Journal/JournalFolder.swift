import Foundation

/// The journals of a run: `<artifacts>/journal/<run>`, a file for each process.
struct JournalFolder: Hashable, Sendable {
  /// The folder of all runs, as an absolute path.
  let runs: String
  let run: TestRun

  init(artifacts: String, run: TestRun) {
    runs = artifacts + "/journal"
    self.run = run
  }

  /// The journal of a process, as an absolute path.
  func path(ofProcess processID: Int32) -> String {
    "\(runs)/\(run.name)/\(processID).jsonl"
  }

  /// Removes the journals of runs that are over, so that what is left is this run's.
  ///
  /// Processes that do so at once share the work: each folder is first renamed, which only one of them can.
  func removeEarlierRuns() throws {
    guard access(runs, F_OK) == 0 else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: runs) where name != run.name {
      let path = runs + "/" + name
      guard name.hasPrefix(Self.retired) || isOver(TestRun(name: name), at: path) else { continue }
      do {
        let retired = "\(runs)/\(Self.retired)\(UUID().uuidString)"
        try AtomicFile.rename(path, to: retired)
        try FileManager.default.removeItem(atPath: retired)
      } catch {
        // Where it is not there any more, another process was faster.
        guard FileFailure(error).isNoSuchFile else { throw error }
      }
    }
  }

  private static let retired = ".retired-"

  /// Whether neither the process that a run is named after nor one that keeps a journal in it is there any more.
  private func isOver(_ run: TestRun, at path: String) -> Bool {
    guard !run.isGoingOn else { return false }
    // Nil where it is a file instead of a folder: no run of today's.
    let journals = FileManager.default.subpaths(atPath: path) ?? []
    return !journals.contains { journal in
      guard let processID = Int32(journal.prefix { $0 != "." }) else { return false }
      return SystemProcess.exists(processID)
    }
  }
}
