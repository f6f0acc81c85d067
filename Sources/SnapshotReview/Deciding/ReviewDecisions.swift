import FirstFrameSnapshots

/// What a person decided that references cannot tell: what was rejected, and what was put off.
///
/// A decision is about the very bytes that were looked at. Where a test draws something else, it counts no more.
package struct ReviewDecisions: Hashable, Sendable {
  private var rejected: [String: String] = [:]
  private var skipped: [String: String] = [:]

  package init() {}

  package func isRejected(_ change: SnapshotChange) -> Bool {
    rejected[change.name.path].map { $0 == change.digest } ?? false
  }

  package func isSkipped(_ change: SnapshotChange) -> Bool {
    skipped[change.name.path].map { $0 == change.digest } ?? false
  }

  package mutating func reject(_ change: SnapshotChange) {
    forget(change)
    rejected[change.name.path] = change.digest
  }

  package mutating func skip(_ change: SnapshotChange) {
    forget(change)
    skipped[change.name.path] = change.digest
  }

  package mutating func forget(_ change: SnapshotChange) {
    rejected[change.name.path] = nil
    skipped[change.name.path] = nil
  }

  /// Has everything that was put off come up again.
  package mutating func forgetSkipped() {
    skipped = [:]
  }
}

extension ReviewDecisions: Codable {
  private enum CodingKeys: CodingKey {
    case rejected, skipped
  }
}

extension SnapshotChange {
  /// A fingerprint of what was drawn and of what it was compared with.
  fileprivate var digest: String {
    ["reference", "actual"].map(digest(of:)).joined(separator: "-")
  }

  private func digest(of role: String) -> String {
    // What cannot be read has no fingerprint, and so no decision that counts.
    guard let file = file(of: role), let data = try? ArtifactFile.read(file, in: folder, below: artifacts) else {
      return "none"
    }
    return StableHash(of: data).text
  }
}
