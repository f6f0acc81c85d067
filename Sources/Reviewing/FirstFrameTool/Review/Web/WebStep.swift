import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// A decision of a page on one or more changes, which can be undone.
struct WebStep: Sendable {
  enum Decision: Sendable {
    case accepted, rejected
    /// The reference was moved from its former name.
    case moved
  }

  let decision: Decision
  /// The decisions before the step.
  let before: ReviewDecisions
  private(set) var changes: [SnapshotChange] = []
  /// The paths of the snapshots that had been accepted before.
  private var accepted: Set<String> = []

  init(decision: Decision, before: ReviewDecisions) {
    self.decision = decision
    self.before = before
  }

  mutating func add(_ change: SnapshotChange, wasAccepted: Bool) {
    changes.append(change)
    if wasAccepted { accepted.insert(change.name.path) }
  }

  var snapshots: [String] { changes.map(\.name.path) }

  /// Takes the decision on a change back. Decisions on other changes stay, because another command may have made them.
  func revert(_ change: SnapshotChange, in review: inout Review) throws(ReviewError) {
    if accepted.contains(change.name.path) {
      if decision == .rejected { try review.accept(change) }
      return
    }
    if decision != .rejected { try review.revert(change, wasMoved: decision == .moved) }
    if before.isRejected(change) {
      review.decisions.reject(change)
    } else if before.isSkipped(change) {
      review.decisions.skip(change)
    } else {
      review.decisions.forget(change)
    }
  }
}

/// The files of the last run that change while its tests run.
struct RunFiles {
  /// A text that is another one after each result of a test, after each decision, and when the tests end.
  let version: String
  /// Whether the `swift test` of the run still exists.
  let isRunning: Bool

  init(artifacts: [String]) {
    var parts: [String] = []
    var isRunning = false
    for folder in artifacts {
      let journal = folder + "/journal"
      for run in Self.names(in: journal) {
        let isCurrent = TestRun(name: run).isRunning
        isRunning = isRunning || isCurrent
        parts.append("\(run) \(isCurrent)")
        for file in Self.names(in: journal + "/" + run) { parts.append(Self.stamp(of: "\(journal)/\(run)/\(file)")) }
      }
      parts.append(Self.stamp(of: folder + "/review.json"))
    }
    self.isRunning = isRunning
    version = StableHash(of: Data(parts.joined(separator: "\n").utf8)).text
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The size of a file and the time of its last change.
  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(path) \(attributes?[.size] ?? "-") \(date?.timeIntervalSince1970 ?? 0)"
  }
}
