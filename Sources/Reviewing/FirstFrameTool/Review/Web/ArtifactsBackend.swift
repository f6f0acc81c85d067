import FirstFrameReviewServer
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation
import Synchronization

/// A backend of the review server that shows the artifacts of a run as a page, and accepts snapshots.
final class ArtifactsBackend: ReviewBackend {
  private let folders: ReviewFolders
  /// Serializes requests that accept snapshots, because several pages can be open.
  private let lock = Mutex(())

  init(folders: ReviewFolders) throws(ReviewError) {
    self.folders = folders
    _ = try Review(folders)
  }

  /// The folders to serve: references below `__Snapshots__`, artifacts beside the page.
  var files: [ServedFolder] {
    [ServedFolder(folders.references, as: Self.references)] + folders.artifacts.map { ServedFolder($0) }
  }

  /// The name of the folder of references in URLs.
  private static let references = "__Snapshots__"

  func page() -> String {
    do {
      let review = try Review(folders)
      guard let outcome = try outcome() else { return ListingPage(review: review).html }
      let served = ReportFolders(artifacts: folders.artifacts, references: folders.references, as: Self.references)
      return try ServedReport.html(of: outcome.passing(review.accepted), in: served)
    } catch {
      return ListingPage.page("<p>\("\(error)".escapedForHTML)</p>")
    }
  }

  /// The outcome of the run; `nil` if the artifacts have no journal.
  private func outcome() throws -> RunOutcome? {
    do {
      return try RunReader(artifacts: folders.artifacts, references: folders.references).outcome()
    } catch ReadingError.noJournal {
      return nil
    }
  }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    lock.withLock { _ in
      do {
        // Reads the artifacts again for each request, because tests may have run.
        return try accept(snapshots, in: Review(folders))
      } catch {
        return snapshots.map { AcceptOutcome(snapshot: $0, refusal: "\(error)") }
      }
    }
  }

  private func accept(_ snapshots: [String], in review: Review) -> [AcceptOutcome] {
    var review = review
    var seen: Set<String> = []
    return snapshots.filter { seen.insert($0).inserted }.map { snapshot in
      guard let change = review.pending.changes.first(where: { $0.name.path == snapshot }) else {
        return AcceptOutcome(snapshot: snapshot, refusal: "there is no such pending snapshot")
      }
      do {
        try review.accept(change)
        try review.saveDecisions()
        return AcceptOutcome(snapshot: snapshot, refusal: nil)
      } catch {
        return AcceptOutcome(snapshot: snapshot, refusal: "\(error)")
      }
    }
  }
}

extension RunOutcome {
  /// The outcome with accepted snapshots counted as passed.
  func passing(_ accepted: Set<String>) -> RunOutcome {
    with(
      items: items.filter { item in !(item.snapshot.map(accepted.contains) ?? false) },
      passed: (passed + accepted).sorted())
  }
}
