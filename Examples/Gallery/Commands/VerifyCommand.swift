import ArgumentParser
import FirstFrameSnapshots
import FirstFrameTextEscaping
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

  @Option(help: "Compare only one of up to 1000 shards of the components, such as 2/3, in one process.")
  var shard: TestShard?

  @Flag(help: .hidden)
  var queue = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of processes, 1 or more; \(jobs) was given") }
    if jobs != nil, shard != nil { throw ValidationError("--shard is for one process; remove --jobs") }
  }

  func run() throws {
    let stopwatch = Stopwatch()
    // The verifier's journal is completed when the process ends.
    SnapshotSession.endProcessSessionAtExit()
    let chosen = try CatalogIndex().components(named: components)
    // A process that another one started.
    if queue { return try printJSON(part(of: chosen, from: .inherited)) }
    let verification = try verify(chosen)
    if json {
      try printJSON(verification)
    } else {
      for message in verification.messages { print(message.escapedForTerminal + "\n") }
      print(summary(of: verification, previewCount: chosen.map(\.previews.count).reduce(0, +), stopwatch))
    }
    if !verification.messages.isEmpty { throw ExitCode(1) }
  }

  /// Verifies the given shard, or all components, which this process and others that it starts take from a queue.
  private func verify(_ chosen: [ListedComponent]) throws -> CatalogVerification {
    if let shard {
      let components = VerificationShards(of: chosen, count: shard.count).shards[shard.number - 1]
      return try MainActor.assumeIsolated {
        try CatalogVerification(of: components, isMatrix: matrix, threadCount: Self.processorCount)
      }
    }
    let order = VerificationShards.order(of: chosen)
    let queue = try VerificationQueue(order.indices)
    let count = processCount(for: chosen)
    let arguments = components + (matrix ? ["--matrix"] : []) + ["--jobs", String(count)]
    let others = try (1..<count).map { _ in try VerificationProcess(arguments: arguments, queue: queue) }
    let own = try part(of: chosen, from: queue)
    let parts = try [own] + others.map { try $0.part() }
    // The messages are in the order of the components, not in that of the work.
    return CatalogVerification(joining: parts, inOrder: chosen.indices.map { order.firstIndex(of: $0) ?? $0 })
  }

  /// Verifies the components that this process takes from a queue.
  private func part(of chosen: [ListedComponent], from queue: VerificationQueue) throws -> VerificationPart {
    let ordered = VerificationShards.order(of: chosen).map { chosen[$0] }
    let threadCount = Self.processorCount / processCount(for: chosen)
    return try MainActor.assumeIsolated {
      try VerificationPart(of: ordered, taking: queue, isMatrix: matrix, threadCount: threadCount)
    }
  }

  private func processCount(for chosen: [ListedComponent]) -> Int {
    jobs.map { min($0, max(chosen.count, 1)) }
      ?? VerificationShards.usefulCount(for: chosen, processorCount: Self.processorCount)
  }

  private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  private func summary(of verification: CatalogVerification, previewCount: Int, _ stopwatch: Stopwatch) -> String {
    "\(matrix ? "matrix" : "previews"): \(verification.pictureCount) pictures of \(previewCount) previews, "
      + "\(stopwatch.seconds), \(verification.peakMemory / 1_000_000) MB at most; \(verification.outcome)."
  }

  private func printJSON(_ result: some Encodable) throws {
    print(String(decoding: try JSONEncoder.sortedAndIndented.encode(result), as: UTF8.self))
  }
}
