import ArgumentParser
import Foundation
import HeadlessUIKit

/// Compares the components with their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare components with their references: pictures, layout dumps and texts.",
    discussion: """
      References that are missing or out of date are written where SNAPSHOT_TESTING_RECORD asks for it, as in the tests.
      """)

  @Argument(help: "The components; all where none is named.")
  var components: [String] = []

  @Flag(help: "Compare pictures alone, in light and dark, both directions, and the usual and a large text size.")
  var matrix = false

  @Flag(help: "Print what differs as one JSON object.")
  var json = false

  func run() throws {
    let stopwatch = Stopwatch()
    let chosen = try CatalogIndex().components(named: components)
    let verification = try MainActor.assumeIsolated { try CatalogVerification(of: chosen, isMatrix: matrix) }
    if json {
      try printJSON(verification)
    } else {
      for message in verification.messages { print(message + "\n") }
      print(summary(of: verification, previewCount: chosen.map(\.previews.count).reduce(0, +), stopwatch))
    }
    if !verification.messages.isEmpty { throw ExitCode(1) }
  }

  private func summary(of verification: CatalogVerification, previewCount: Int, _ stopwatch: Stopwatch) -> String {
    let outcome =
      verification.messages.isEmpty ? "all as referenced" : "\(verification.messages.count) not as referenced"
    let recorded = verification.recordedCount == 0 ? "" : ", \(verification.recordedCount) references written"
    return "\(matrix ? "matrix" : "previews"): \(verification.pictureCount) pictures of \(previewCount) previews, "
      + "\(stopwatch.seconds), \(Stopwatch.peakMemory) at most; \(outcome)\(recorded)."
  }

  private func printJSON(_ verification: CatalogVerification) throws {
    struct Report: Encodable {
      let pictures: Int
      let mismatches: [Mismatch]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let report = Report(pictures: verification.pictureCount, mismatches: verification.mismatches)
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
