import FirstFrameReviewServer
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation
import Synchronization

/// The page of folders of artifacts, and the way to accept what it shows.
final class ArtifactsDoor: ReviewDoor {
  private let folders: ReviewFolders
  /// One acceptance after the other: two pages may ask at once.
  private let turn = Mutex(())

  init(folders: ReviewFolders) throws(ReviewError) {
    self.folders = folders
    _ = try ReviewDesk(folders)
  }

  /// What the page shows: the references under a name of their own, and artifacts beside the page.
  var files: [ServedFolder] {
    [ServedFolder(folders.references, as: Self.references)] + folders.artifacts.map { ServedFolder($0) }
  }

  /// What the folder of references is called in addresses, wherever it is.
  private static let references = "__Snapshots__"

  func page() -> String {
    do {
      let desk = try ReviewDesk(folders)
      guard let outcome = try outcome() else { return ListingPage(desk: desk).html }
      let places = ReportFolders(artifacts: folders.artifacts, references: folders.references, as: Self.references)
      return try ServedReport.html(of: outcome.passing(desk.accepted), in: places)
    } catch {
      return ListingPage.page("<p>\("\(error)".escapedForHTML)</p>")
    }
  }

  /// What the run came to; nil where the artifacts have no journal to tell.
  private func outcome() throws -> RunOutcome? {
    do {
      return try RunReader(artifacts: folders.artifacts, references: folders.references).outcome()
    } catch ReadingError.noJournal {
      return nil
    }
  }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    turn.withLock { _ in
      do {
        // Read again each time: tests may have run since.
        return try accept(snapshots, at: ReviewDesk(folders))
      } catch {
        return snapshots.map { AcceptOutcome(snapshot: $0, refusal: "\(error)") }
      }
    }
  }

  private func accept(_ snapshots: [String], at desk: ReviewDesk) -> [AcceptOutcome] {
    var desk = desk
    var seen: Set<String> = []
    return snapshots.filter { seen.insert($0).inserted }.map { snapshot in
      guard let change = desk.pending.changes.first(where: { $0.name.path == snapshot }) else {
        return AcceptOutcome(snapshot: snapshot, refusal: "no such snapshot waits for a decision")
      }
      do {
        try desk.accept(change)
        try desk.saveDecisions()
        return AcceptOutcome(snapshot: snapshot, refusal: nil)
      } catch {
        return AcceptOutcome(snapshot: snapshot, refusal: "\(error)")
      }
    }
  }
}
