import FirstFrameSnapshotReport
import FirstFrameSnapshots

/// Has this process write the report when it ends, once it has asserted a snapshot.
enum ReportAtEnd {
  static func isSet() {
    _ = registration
  }

  private static let registration: Void = RunEndReport.follow(.process)
}
