import Foundation
import HeadlessUIKit
import Snapshots

/// The comparison of components with all their references.
struct CatalogVerification {
  private(set) var pictureCount = 0
  private(set) var mismatches: [Mismatch] = []
  /// What the verifier says about what differs, in words.
  private(set) var messages: [String] = []
  /// How many references were written.
  private(set) var recordedCount = 0

  /// - Parameter isMatrix: Whether the pictures of the whole matrix are compared, and no dumps.
  @MainActor
  init(of components: [ListedComponent], isMatrix: Bool) throws {
    let references = References()
    let checks = try PreviewFrames.each(
      of: components.flatMap(\.previews), label: "Verifying", cells: { _ in isMatrix ? Cell.matrix : Cell.referenced }
    ) { try PreviewCheck($0, withDumps: !isMatrix, references: references) }
    messages = checks.flatMap(\.problems)
    pictureCount = checks.map(\.pictureCount).reduce(0, +)
    for (mismatch, verdict) in checks.flatMap({ $0.verdicts() }) { note(verdict, on: [mismatch]) }
    guard isMatrix else { return }
    for component in components {
      let own = checks.filter { $0.preview.component == component.name }
      let result = try ComponentDigests(component: component.name, checks: own).verdict(references: references)
      note(result.verdict, on: result.mismatches)
    }
  }

  private mutating func note(_ verdict: Verdict, on mismatches: [Mismatch]) {
    if case .recorded = verdict {
      recordedCount += 1
      return
    }
    guard let message = verdict.failureMessage else { return }
    messages.append(message)
    self.mismatches += mismatches
  }
}
