import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The result of comparing components with their references.
///
/// `catalog verify --json` prints it as JSON.
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
    self.init(
      joining: [
        try VerificationPart(
          of: components, taking: components.indices, isMatrix: isMatrix, threadCount: threadCount)
      ], inOrder: Array(components.indices))
  }

  /// The sum over the parts.
  ///
  /// - Parameter order: The indices of the components, in the order of the messages.
  init(joining parts: [VerificationPart], inOrder order: [Int]) {
    peakMemory = parts.map(\.peakMemory).reduce(0, +)
    for index in order {
      for part in parts { if let other = part.verifications[index] { add(other) } }
    }
  }

  /// - Parameter checks: The checks of the component's previews.
  @MainActor
  init(
    of component: ListedComponent, checks: [PreviewCheck], isMatrix: Bool, references: References
  ) throws {
    messages = checks.flatMap(\.problems)
    uncomparedCount = messages.count
    pictureCount = checks.map(\.pictureCount).reduce(0, +)
    // Digests of unreliable frames must not become the reference.
    let isReliable = messages.isEmpty
    for (mismatch, verdict) in checks.flatMap({ $0.verdicts() }) { add(verdict, mismatchesIfFailed: [mismatch]) }
    guard isMatrix, isReliable else { return }
    let result = try ComponentDigests(component: component.name, checks: checks).verdict(references: references)
    add(result.verdict, mismatchesIfFailed: result.mismatches)
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

  private mutating func add(_ other: CatalogVerification) {
    pictureCount += other.pictureCount
    mismatches += other.mismatches
    messages += other.messages
    differingCount += other.differingCount
    uncomparedCount += other.uncomparedCount
    recordedCount += other.recordedCount
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
