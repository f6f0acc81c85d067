import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The result of comparing components with their references.
///
/// `catalog verify --json` prints it as JSON. So does each child process, which verifies one share of the pictures.
struct CatalogVerification: Codable {
  private(set) var pictureCount = 0
  private(set) var mismatches: [Mismatch] = []
  /// The verifier's messages about differences, and about values that could not be compared.
  private(set) var messages: [String] = []
  /// The number of values that differ from their references or have none.
  private(set) var differingCount = 0
  /// The number of values that were neither compared nor recorded, such as those of an unreliable layout.
  private(set) var uncomparedCount = 0
  /// The number of references written.
  private(set) var recordedCount = 0
  /// The peak memory of the process, or the sum over all processes, in bytes.
  private(set) var peakMemory = 0

  private enum CodingKeys: String, CodingKey {
    case pictureCount = "pictures"
    case mismatches, messages
    case differingCount = "differing"
    case uncomparedCount = "uncompared"
    case recordedCount = "recorded"
    case peakMemory
  }

  /// - Parameters:
  ///   - isMatrix: Whether to compare the pictures of the whole matrix, without dumps.
  ///   - threadCount: The number of threads that draw and compare.
  @MainActor
  init(of components: [ListedComponent], isMatrix: Bool, threadCount: Int = 1) throws {
    let references = References()
    let checks = try PreviewFrames.each(
      of: components.flatMap(\.previews), label: "Verifying", threadCount: threadCount,
      cells: { _ in isMatrix ? Cell.matrix : Cell.referenced }
    ) { try PreviewCheck($0, withDumps: !isMatrix, references: references) }
    messages = checks.flatMap(\.problems)
    uncomparedCount = messages.count
    pictureCount = checks.map(\.pictureCount).reduce(0, +)
    for (mismatch, verdict) in checks.flatMap({ $0.verdicts() }) { add(verdict, mismatchesIfFailed: [mismatch]) }
    defer { peakMemory = Stopwatch.peakMemory }
    guard isMatrix else { return }
    for component in components {
      let own = checks.filter { $0.preview.component == component.name }
      // Digests of unreliable frames must not become the reference.
      guard own.allSatisfy(\.problems.isEmpty) else { continue }
      let result = try ComponentDigests(component: component.name, checks: own).verdict(references: references)
      add(result.verdict, mismatchesIfFailed: result.mismatches)
    }
  }

  /// Returns the sum of this result and the result of another share.
  func adding(_ other: CatalogVerification) -> CatalogVerification {
    var sum = self
    sum.pictureCount += other.pictureCount
    sum.mismatches += other.mismatches
    sum.messages += other.messages
    sum.differingCount += other.differingCount
    sum.uncomparedCount += other.uncomparedCount
    sum.recordedCount += other.recordedCount
    sum.peakMemory += other.peakMemory
    return sum
  }

  /// The counts above zero, such as "2 differ from their references, 1 reference written".
  var outcome: String {
    let counts = [
      (differingCount, "differ from their references"), (uncomparedCount, "could not be compared"),
      (recordedCount, "references written"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (messages.isEmpty ? ["all equal their references"] + parts : parts).joined(separator: ", ")
  }

  private mutating func add(_ verdict: Verdict, mismatchesIfFailed mismatches: [Mismatch]) {
    if verdict.isRecording {
      recordedCount += 1
      return
    }
    guard let message = verdict.failureMessage else { return }
    messages.append(message)
    self.mismatches += mismatches
    switch verdict.kind {
    case .mismatched, .missing, .unreadableReference, .unmerged: differingCount += 1
    default: uncomparedCount += 1
    }
  }
}

/// A picture or a dump that differs from its reference.
struct Mismatch: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case picture, layout, text, digest
  }

  let component: String
  let state: String
  /// The cell's ``Cell/name``.
  let cell: String
  let kind: Kind
}
