import Foundation
import Snapshots

/// The file that remembers decisions from one call to the next, in the folder of artifacts.
public struct DecisionsFile: Hashable, Sendable {
  /// The file, as an absolute path.
  public let path: String

  public init(artifacts: String) {
    path = artifacts + "/review.json"
  }

  /// Nothing decided where there is no file.
  public func read() throws(ReviewError) -> ReviewDecisions {
    guard FileManager.default.fileExists(atPath: path) else { return ReviewDecisions() }
    do {
      return try JSONDecoder().decode(ReviewDecisions.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .decisions(path, reason: "is not what a review left; remove it, and what was rejected is asked again")
    }
  }

  public func write(_ decisions: ReviewDecisions) throws(ReviewError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(decisions) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .decisions(path, reason: "cannot be written: \(FileFailure(error))")
    }
  }
}
