import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// What waits for a decision, for other programs.
struct PendingReport: Encodable {
  let pending: [Change]
  /// The paths of snapshots whose change was rejected.
  let rejected: [String]
  let failures: [Failure]
  /// The failures that tests know of, by their snapshots' paths or else their places.
  let known: [String]
  /// The paths of sets from earlier runs of which nothing tells what they are.
  let unknown: [String]
  let isComplete: Bool

  struct Failure: Encodable {
    let kind: String
    let snapshot: String?
    let message: String
  }

  struct Change: Encodable {
    let kind: String
    /// The reference's path below the folder of references.
    let snapshot: String
    let actual: String?
    let reference: String?
    let difference: String?
    let file: String?
    let line: Int?
    let test: String?
    let change: String?
    let differingPixels: Int?
    let totalPixels: Int?
    let box: [Int]?

    init(_ change: SnapshotChange) {
      kind = change.kind.reportName
      snapshot = change.name.path
      (actual, reference, difference) = (change.actual, change.reference, change.difference)
      (file, line, test) = (change.test?.file, change.test?.line, change.test?.function)
      self.change = change.change
      (differingPixels, totalPixels, box) = (change.differingPixels, change.totalPixels, change.box)
    }
  }
}
