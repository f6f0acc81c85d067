import ArgumentParser
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// Compares the components with their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare components with their references: pictures, layout dumps and texts.",
    discussion: """
      As in the tests, SNAPSHOT_TESTING_RECORD selects which references are written: missing or failed ones, or all.
      """)

  @Argument(help: "The components (default: all).")
  var components: [String] = []

  @Flag(help: "Compare only pictures, in light and dark, both directions, and the default and a large text size.")
  var matrix = false

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @Option(help: "The number of processes (default: as many as save time).")
  var jobs: Int?

  @Option(help: "Compare only one of up to 1000 shares of the components, such as 2/3, in one process.")
  var share: TestShard?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of processes, 1 or more; \(jobs) was given") }
    if jobs != nil, share != nil { throw ValidationError("--share is for one process; remove --jobs") }
  }

  func run() throws {
    let stopwatch = Stopwatch()
    let chosen = try CatalogIndex().components(named: components)
    let verification = try verify(chosen)
    if json {
      try printJSON(verification)
    } else {
      for message in verification.messages { print(message + "\n") }
      print(summary(of: verification, previewCount: chosen.map(\.previews.count).reduce(0, +), stopwatch))
    }
    if !verification.messages.isEmpty { throw ExitCode(1) }
  }

  /// Verifies the given share, or all shares: the first in this process, the others in processes that it starts.
  private func verify(_ chosen: [ListedComponent]) throws -> CatalogVerification {
    if let share { return try verify(share: share.number, of: share.count, components: chosen) }
    let count =
      jobs.map { min($0, max(chosen.count, 1)) }
      ?? VerificationShares.usefulCount(for: chosen, processorCount: Self.processorCount)
    let others = try (1..<count).map { index in
      try VerificationProcess(
        arguments: components + (matrix ? ["--matrix"] : []), share: "\(index + 1)/\(count)")
    }
    let own = try verify(share: 1, of: count, components: chosen)
    return try others.reduce(own) { try $0.adding($1.verification()) }
  }

  private func verify(
    share number: Int, of count: Int, components chosen: [ListedComponent]
  ) throws -> CatalogVerification {
    let components = VerificationShares(of: chosen, count: count).shares[number - 1]
    return try MainActor.assumeIsolated {
      try CatalogVerification(of: components, isMatrix: matrix, threadCount: Self.processorCount / count)
    }
  }

  private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  private func summary(of verification: CatalogVerification, previewCount: Int, _ stopwatch: Stopwatch) -> String {
    "\(matrix ? "matrix" : "previews"): \(verification.pictureCount) pictures of \(previewCount) previews, "
      + "\(stopwatch.seconds), \(verification.peakMemory / 1_000_000) MB at most; \(verification.outcome)."
  }

  private func printJSON(_ verification: CatalogVerification) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(verification), as: UTF8.self))
  }
}
