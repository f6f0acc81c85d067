import FirstFrameSnapshots
import Foundation

/// The file that remembers decisions from one call to the next, in the folder of artifacts.
package struct DecisionsFile: Hashable, Sendable {
  /// The file, as an absolute path.
  package let path: String

  package init(artifacts: String) {
    path = artifacts + "/review.json"
  }

  /// Nothing decided where there is no file.
  package func read() throws(ReviewError) -> ReviewDecisions {
    guard FileManager.default.fileExists(atPath: path) else { return ReviewDecisions() }
    do {
      return try JSONDecoder().decode(ReviewDecisions.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .decisions(path, reason: "is not what a review left; remove it, and what was rejected is asked again")
    }
  }

  package func write(_ decisions: ReviewDecisions) throws(ReviewError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(decisions) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .decisions(path, reason: "cannot be written: \(FileFailure(error))")
    }
  }
}
