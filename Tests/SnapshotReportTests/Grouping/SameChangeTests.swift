import Foundation
import Testing

@testable import FirstFrameSnapshotReport

@Suite struct SameChangeTests {
  @Test func equalChangesAreOneGroupTheLargestFirst() throws {
    let folder = try ArtifactsFolder()
    let changes = ["a", "b", "b", "c", "a", "b", ""]
    let lines = changes.enumerated().map { index, change in
      folder.verdict("mismatched", "A/B/\(index).png", more: change.isEmpty ? "" : #","change":"\#(change)""#)
    }
    // The same words of another verdict are no change.
    let other = folder.verdict("missing", "A/B/9.png", more: #","change":"c""#)
    try folder.journal([folder.start()] + lines + [other, folder.end], ofProcess: 1)
    let items = try RunReader(artifacts: [folder.artifacts]).outcome().items
    #expect(
      SameChange.all(in: items) == [
        SameChange(change: "b", items: [1, 2, 5]), SameChange(change: "a", items: [0, 4]),
      ])
  }
}
