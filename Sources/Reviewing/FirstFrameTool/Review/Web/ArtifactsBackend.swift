import FirstFrameChangeCauses
import FirstFrameReviewServer
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation
import Synchronization

/// A backend of the review server that shows the artifacts of a run as a page, and carries out decisions.
final class ArtifactsBackend: ReviewBackend {
  private let folders: ReviewFolders
  private let editor = SourceEditor()
  /// Serializes decisions, because several pages can be open.
  private let history = Mutex<[WebStep]>([])
  /// The likely causes, with the version of the results that they explain.
  private let found = Mutex<(version: String, causes: [String: [LikelyCause]])?>(nil)
  /// Whether the report will be written again.
  private let isRefreshDue = Mutex(false)

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

  func state() -> ReviewState {
    var state = ReviewState()
    let run = RunFiles(artifacts: folders.artifacts)
    state.version = run.version
    state.isRunning = run.isRunning
    let steps = history.withLock { $0 }
    state.canUndo = !steps.isEmpty
    guard let review = try? Review(folders) else { return state }
    state.rejected = review.rejected.map(\.name.path)
    if !run.isRunning { state.notes = [ResultsAge(of: review).warning].compactMap { $0 } }
    let accepted = Set(steps.filter { $0.decision == .accepted }.flatMap(\.snapshots))
    state.notRerun =
      TestsToRerun(of: review.pending.changes.filter { accepted.contains($0.name.path) && review.isAccepted($0) })
      .sentence
    return state
  }

  func causes() -> Data {
    let causes = allCauses()
    return (try? JSONEncoder.sorted.encode(causes)) ?? Data("{}".utf8)
  }

  private func allCauses() -> [String: [LikelyCause]] {
    let version = RunFiles(artifacts: folders.artifacts).version
    return found.withLock { found in
      if let found, found.version == version { return found.causes }
      let changes = (try? Review(folders))?.pending.changes ?? []
      let causes = CauseFinder(changes, references: folders.references).search()
      found = (version, causes)
      return causes
    }
  }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    decide(on: snapshots, .accepted) { review, change throws(ReviewError) in try review.accept(change) }
  }

  func perform(_ action: ReviewAction, on snapshots: [String], cause: Int?) -> [AcceptOutcome] {
    switch action {
    case .reject:
      decide(on: snapshots, .rejected) { review, change throws(ReviewError) in try review.reject(change) }
    case .move:
      decide(on: snapshots, .moved) { review, change throws(ReviewError) in try review.move(change) }
    case .undo: undo()
    case .open: snapshots.prefix(1).map { open($0, cause: cause) }
    }
  }

  /// Carries out a decision, as one step that can be undone.
  private func decide(
    on snapshots: [String], _ decision: WebStep.Decision,
    by carryOut: (inout Review, SnapshotChange) throws(ReviewError) -> Void
  ) -> [AcceptOutcome] {
    history.withLock { history in
      do {
        // Reads the artifacts again for each request, because tests may have run.
        var review = try Review(folders)
        var step = WebStep(decision: decision, before: review.decisions)
        var seen: Set<String> = []
        let outcomes = snapshots.filter { seen.insert($0).inserted }.map { snapshot in
          guard let change = review.pending.changes.first(where: { $0.name.path == snapshot }) else {
            return AcceptOutcome(snapshot: snapshot, refusal: "there is no such pending snapshot")
          }
          do {
            let wasAccepted = review.isAccepted(change)
            try carryOut(&review, change)
            try review.saveDecisions()
            step.add(change, wasAccepted: wasAccepted)
            return AcceptOutcome(snapshot: snapshot, refusal: nil)
          } catch {
            return AcceptOutcome(snapshot: snapshot, refusal: "\(error)")
          }
        }
        if !step.changes.isEmpty {
          history.append(step)
          refreshReportSoon()
        }
        return outcomes
      } catch {
        return snapshots.map { AcceptOutcome(snapshot: $0, refusal: "\(error)") }
      }
    }
  }

  /// Takes the last step back.
  private func undo() -> [AcceptOutcome] {
    history.withLock { history in
      guard let step = history.popLast() else { return [] }
      do {
        var review = try Review(folders)
        let outcomes = step.changes.map { change in
          do {
            try step.revert(change, in: &review)
            return AcceptOutcome(snapshot: change.name.path, refusal: nil)
          } catch {
            return AcceptOutcome(snapshot: change.name.path, refusal: "\(error)")
          }
        }
        try review.saveDecisions()
        refreshReportSoon()
        return outcomes
      } catch {
        return step.changes.map { AcceptOutcome(snapshot: $0.name.path, refusal: "\(error)") }
      }
    }
  }

  /// Writes the report again a moment after the first of several decisions, because that of many changes takes long.
  private func refreshReportSoon() {
    let isDue = isRefreshDue.withLock { isDue in
      defer { isDue = true }
      return isDue
    }
    guard !isDue else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      self.isRefreshDue.withLock { $0 = false }
      try? Review(self.folders).refreshReport()
    }
  }

  private func open(_ snapshot: String, cause: Int?) -> AcceptOutcome {
    let place: SourcePlace?
    if let cause {
      let causes = allCauses()[snapshot] ?? []
      place =
        causes.indices.contains(cause) ? SourcePlace(causes[cause], besideReferences: folders.references) : nil
    } else {
      let item = (try? outcome())?.items.first { $0.identifier == snapshot }
      place = item.flatMap { SourcePlace($0.test, besideReferences: folders.references) }
    }
    guard let place else { return AcceptOutcome(snapshot: snapshot, refusal: "its source is unknown") }
    guard !editor.usesTerminal, editor.open(place) else {
      return AcceptOutcome(
        snapshot: snapshot,
        refusal: "open \(place.text); a browser can open it if VISUAL names an editor with a window")
    }
    return AcceptOutcome(snapshot: snapshot, refusal: nil)
  }
}
