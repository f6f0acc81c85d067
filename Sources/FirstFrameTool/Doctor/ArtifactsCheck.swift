import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// Whether artifacts can be written, and still say what is the case.
struct ArtifactsCheck: DoctorCheck {
  let folders: ReviewFolders

  func findings() -> [Finding] {
    let artifacts = folders.artifacts[0]
    guard FileManager.default.fileExists(atPath: artifacts) else {
      return [.note("artifacts", "there are none yet", cure: "swift test")]
    }
    guard access(artifacts, W_OK | X_OK) == 0 else {
      return [
        .problem(
          "permissions", "you may not write to \(artifacts)", cure: "sudo chown -R \"$USER\" \(artifacts.shellQuoted)")
      ]
    }
    do {
      return try findings(in: ChangeSearch(folders).pending())
    } catch {
      return [.problem("artifacts", "\(error)", cure: "rm -r \(artifacts.shellQuoted) && swift test")]
    }
  }

  private func findings(in pending: PendingChanges) -> [Finding] {
    let acceptor = ChangeAcceptor(references: folders.references)
    var (stale, waiting) = ([String](), 0)
    for change in pending.changes {
      switch try? acceptor.standing(of: change) {
      case .undecided: waiting += 1
      case .stale: stale.append(change.name.path)
      case .accepted, nil: break
      }
    }
    var findings: [Finding] = []
    if let first = stale.first {
      findings.append(
        .problem(
          "artifacts", "\(stale.count) older than their references, such as \(first.printable)", cure: "swift test"))
    }
    if !pending.unknown.isEmpty {
      findings.append(.note("artifacts", "\(pending.unknown.count) are left from an earlier run", cure: "swift test"))
    }
    if waiting > 0 {
      findings.append(.note("artifacts", "\(waiting) wait for a decision", cure: "swift run firstframe review"))
    }
    return findings.isEmpty ? [.fine("artifacts", "nothing waits for a decision")] : findings
  }
}
