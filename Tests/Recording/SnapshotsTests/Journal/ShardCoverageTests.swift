import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Recognizing whether the shards in journals cover all tests.
@Suite struct ShardCoverageTests {
  private func coverage(_ shards: [String?]) throws -> ShardCoverage {
    let folder = FileManager.default.temporaryDirectory.path + "/shards-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return ShardCoverage(
      of: try shards.enumerated().map { number, shard in
        let key = shard.map { #","shard":"\#($0)""# } ?? ""
        let path = folder + "/\(number).jsonl"
        try Data("{\"event\":\"start\",\"format\":1\(key)}\n".utf8).write(to: URL(fileURLWithPath: path))
        return try ProcessJournal(path: path)
      })
  }

  @Test(
    arguments: [
      (["1/1"], true), (["1/3", "2/3", "3/3"], true), (["3/3", "1/3", "1/3", "2/3", "2/3"], true),
      ([], false), ([nil], false), (["1/2"], false), (["1/2", "2/2", nil], false), (["1/2", "2/3", "3/3"], false),
      (["1/2", "2/2", "0/2"], false), (["1/2", "2/2", "x"], false), (["1/1", "1/2", "2/2"], false),
    ] as [([String?], Bool)])
  func aRunIsCompleteIfNoShardIsMissing(shards: [String?], isComplete: Bool) throws {
    #expect(try coverage(shards).isComplete == isComplete)
  }

  @Test func missingShardsAreReported() throws {
    #expect(try coverage(["2/4"]).problems == ["missing: the shards 1/4, 3/4, 4/4"])
    let nine = (2...10).map { "\($0)/20" }.joined(separator: ", ")
    #expect(try coverage(["1/20"]).problems == ["missing: the shards \(nine)"])
    #expect(try coverage([nil]).problems.isEmpty)
    #expect(try coverage(["1/1", nil]).problems == ["some processes belong to no shard"])
  }

  @Test(arguments: ["1/4", "4/4", "10/200"]) func shardsAreRead(text: String) throws {
    let shard = try #require(TestShard(text))
    #expect("\(shard.number)/\(shard.count)" == text)
  }

  @Test(arguments: [
    "", "/", "1", "0/4", "5/4", "-1/4", "1/0", "1/4/4", "1//2", "/1/2", "1/2/", "a/b", "1 / 4", "1/",
    "99999999999999999999/1",
  ])
  func anythingElseIsNotAShard(text: String) {
    #expect(TestShard(text) == nil)
  }

  @Test func theVariableIsWrittenIntoTheJournal() throws {
    let environment = SnapshotEnvironment(
      variables: ["SNAPSHOT_SHARD": "2/3"], currentDirectory: "/", processID: 7)
    #expect(environment.shard == "2/3")
    #expect(SnapshotEnvironment(variables: ["SNAPSHOT_SHARD": ""], currentDirectory: "/", processID: 7).shard == nil)
  }
}
