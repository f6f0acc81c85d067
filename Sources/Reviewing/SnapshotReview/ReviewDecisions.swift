import FirstFrameLocalFiles
package import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The decisions that are not visible in the references: rejected and skipped changes, and decided merges.
///
/// A decision applies to the exact bytes that were reviewed. If a test draws something else, the decision no longer
/// applies.
package struct ReviewDecisions: Codable, Hashable, Sendable {
  private var rejected: [String: String] = [:]
  private var skipped: [String: String] = [:]
  /// The accepted changes of unmerged references. The reference alone does not show them if it equals one of its versions.
  private var merged: [String: String]?

  package init() {}

  package func isRejected(_ change: SnapshotChange) -> Bool {
    rejected[change.name.path].map { $0 == change.digest } ?? false
  }

  package func isSkipped(_ change: SnapshotChange) -> Bool {
    skipped[change.name.path].map { $0 == change.digest } ?? false
  }

  /// Whether a decision was made on an unmerged reference.
  ///
  /// - Parameter path: The path of the reference below the folder of references.
  package func isMerged(_ reference: UnmergedReference, at path: String) -> Bool {
    merged?[path] == StableHash(of: reference.file).text
  }

  package mutating func accept(_ change: SnapshotChange) {
    forget(change)
    guard change.kind == .unmerged, let reference = try? change.data(.reference) else { return }
    merged = (merged ?? [:]).merging([change.name.path: StableHash(of: reference).text]) { $1 }
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
    merged?[change.name.path] = nil
  }

  /// Forgets that changes were skipped.
  package mutating func forgetSkipped() {
    skipped = [:]
  }
}

extension SnapshotChange {
  /// A fingerprint of the reference and the actual value.
  fileprivate var digest: String {
    [.reference, .actual].map(digest(of:)).joined(separator: "-")
  }

  private func digest(of side: Side) -> String {
    // A file that cannot be read has no fingerprint, so no decision applies to it.
    guard let data = try? data(side) else { return "none" }
    return StableHash(of: data).text
  }
}

/// The file in the folder of artifacts that stores decisions between commands.
package struct DecisionsFile: Hashable, Sendable {
  private let artifacts: String
  private static let name = "review.json"

  package init(artifacts: String) {
    self.artifacts = artifacts
  }

  /// The file, as an absolute path.
  package var path: String { artifacts + "/" + Self.name }

  /// The limit for the file, in bytes.
  private static let maximumSize = 64 << 20

  /// Reads the decisions; empty if there is no file.
  package func read() throws(ReviewError) -> ReviewDecisions {
    do {
      let data = try EnclosedFolder(artifacts).readWithoutLinks(Self.name, limit: Self.maximumSize)
      return try JSONDecoder().decode(ReviewDecisions.self, from: data)
    } catch EnclosedFolder.ReadingError.missing {
      return ReviewDecisions()
    } catch let error as EnclosedFolder.ReadingError {
      throw .decisions(path, reason: "\(error)")
    } catch {
      throw .decisions(
        path, reason: "is not a valid file of decisions; remove it, and decide on the rejected changes again")
    }
  }

  package func write(_ decisions: ReviewDecisions) throws(ReviewError) {
    do {
      try LocalFile.write(JSONEncoder.sortedAndIndented.encode(decisions) + Data("\n".utf8), to: path)
    } catch {
      throw .decisions(path, reason: "cannot be written: \(FileFailure(error))")
    }
  }
}
