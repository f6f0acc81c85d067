/// What a run came to, as seen from the folder of its report.
struct Report {
  let outcome: RunOutcome
  let counts: ReportCounts
  /// The changes that several snapshots share.
  let groups: [SameChange]
  /// The folders whose files are seen as if the report lay there, as absolute paths: its own, or those that a server
  /// shows as one.
  private let folders: [String]
  /// Whether what lies elsewhere cannot be had.
  private let isServed: Bool

  init(_ outcome: RunOutcome, folder: String) {
    self.init(outcome, folders: [folder], isServed: false)
  }

  init(_ outcome: RunOutcome, servedFrom folders: [String]) {
    self.init(outcome, folders: folders, isServed: true)
  }

  private init(_ outcome: RunOutcome, folders: [String], isServed: Bool) {
    self.outcome = outcome
    counts = ReportCounts(of: outcome)
    groups = SameChange.all(in: outcome.items)
    self.folders = folders
    self.isServed = isServed
  }

  /// Where a file lies, as seen from the report; nil where a server does not show it.
  func relative(_ path: String) -> String? {
    if let folder = folders.first(where: { path.hasPrefix($0 + "/") }) {
      return RelativePath.path(to: path, from: folder)
    }
    guard !isServed, let folder = folders.first else { return nil }
    return RelativePath.path(to: path, from: folder)
  }
}
