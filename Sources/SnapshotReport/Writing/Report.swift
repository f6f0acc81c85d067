/// What a run came to, as seen from the folder of its report.
struct Report {
  let outcome: RunOutcome
  let counts: ReportCounts
  /// The changes that several snapshots share.
  let groups: [SameChange]
  private let place: Place

  /// Where the report is.
  private enum Place {
    case folder(String)
    case server(ReportFolders)
  }

  /// - Parameter folder: The folder that it lies in, as an absolute path.
  init(_ outcome: RunOutcome, folder: String) {
    self.init(outcome, at: .folder(folder))
  }

  init(_ outcome: RunOutcome, servedFrom folders: ReportFolders) {
    self.init(outcome, at: .server(folders))
  }

  private init(_ outcome: RunOutcome, at place: Place) {
    self.outcome = outcome
    counts = ReportCounts(of: outcome)
    groups = SameChange.all(in: outcome.items)
    self.place = place
  }

  /// Where a file lies, as seen from the report; nil where a server does not show it.
  func relative(_ path: String) -> String? {
    switch place {
    case .folder(let folder): RelativePath.path(to: path, from: folder)
    case .server(let folders): folders.relative(path)
    }
  }
}
