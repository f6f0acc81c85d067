import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The comparison of components with all their references.
///
/// As JSON it is what `catalog verify --json` prints, and what a process that took a share hands back.
struct CatalogVerification: Codable {
  private(set) var pictureCount = 0
  private(set) var mismatches: [Mismatch] = []
  /// What the verifier says about what differs, in words.
  private(set) var messages: [String] = []
  /// How many references were written.
  private(set) var recordedCount = 0
  /// The most memory that the process had, or the processes had together, in bytes.
  private(set) var peakMemory = 0

  private enum CodingKeys: String, CodingKey {
    case pictureCount = "pictures"
    case mismatches, messages
    case recordedCount = "recorded"
    case peakMemory
  }

  /// - Parameter isMatrix: Whether the pictures of the whole matrix are compared, and no dumps.
  /// - Parameter threadCount: How many threads draw and compare.
  @MainActor
  init(of components: [ListedComponent], isMatrix: Bool, threadCount: Int = 1) throws {
    let references = References()
    let checks = try PreviewFrames.each(
      of: components.flatMap(\.previews), label: "Verifying", threadCount: threadCount,
      cells: { _ in isMatrix ? Cell.matrix : Cell.referenced }
    ) { try PreviewCheck($0, withDumps: !isMatrix, references: references) }
    messages = checks.flatMap(\.problems)
    pictureCount = checks.map(\.pictureCount).reduce(0, +)
    for (mismatch, verdict) in checks.flatMap({ $0.verdicts() }) { note(verdict, on: [mismatch]) }
    defer { peakMemory = Stopwatch.peakMemory }
    guard isMatrix else { return }
    for component in components {
      let own = checks.filter { $0.preview.component == component.name }
      let result = try ComponentDigests(component: component.name, checks: own).verdict(references: references)
      note(result.verdict, on: result.mismatches)
    }
  }

  /// This, and what another process found in its share.
  func adding(_ other: CatalogVerification) -> CatalogVerification {
    var sum = self
    sum.pictureCount += other.pictureCount
    sum.mismatches += other.mismatches
    sum.messages += other.messages
    sum.recordedCount += other.recordedCount
    sum.peakMemory += other.peakMemory
    return sum
  }

  private mutating func note(_ verdict: Verdict, on mismatches: [Mismatch]) {
    if verdict.isRecording {
      recordedCount += 1
      return
    }
    guard let message = verdict.failureMessage else { return }
    messages.append(message)
    self.mismatches += mismatches
  }
}
