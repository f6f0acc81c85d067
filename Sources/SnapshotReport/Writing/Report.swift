/// What a run came to, as seen from the folder of its report.
struct Report {
  let outcome: RunOutcome
  let counts: ReportCounts
  /// The changes that several snapshots share.
  let groups: [SameChange]
  /// The folder of the report, as an absolute path.
  let folder: String

  init(_ outcome: RunOutcome, folder: String) {
    self.outcome = outcome
    counts = ReportCounts(of: outcome)
    groups = SameChange.all(in: outcome.items)
    self.folder = folder
  }

  /// Where a file lies, as seen from the report.
  func relative(_ path: String) -> String {
    RelativePath.path(to: path, from: folder)
  }
}
