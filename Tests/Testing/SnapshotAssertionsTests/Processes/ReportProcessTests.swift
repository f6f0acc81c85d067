import FirstFrameSnapshotReport
import Foundation
import Testing

/// The report that processes write when they end at the same time, and the merged report of several folders.
@Suite(.serialized) struct ReportProcessTests {
  /// The parts of the page and of `report.json` that are tested here.
  private struct Contents: Decodable {
    struct Item: Decodable {
      let id: String?
      let snapshot: String?
    }

    let counts: [String: Int]
    let notes: [String]
    let items: [Item]
    let passed: [String]

    var snapshots: [String] { items.compactMap { $0.id ?? $0.snapshot } + passed }
  }

  /// The number of snapshots with references.
  private static let recordedCount = 4
  /// The number of snapshots of the process that asserts most of them.
  private static let snapshotCount = 12

  /// `SNAPSHOT_REPORT_ROUNDS` is the number of rounds; two by default.
  @Test func parallelProcessesAndMergedShardsReportEachSnapshotOnce() throws {
    let rounds = ProcessInfo.processInfo.environment["SNAPSHOT_REPORT_ROUNDS"].flatMap { Int($0) } ?? 2
    let references = try ProcessFolder()
    _ = try start(Self.recordedCount, in: references, references, mode: "all").wait()
    for _ in 0..<rounds {
      let shards = try (0..<3).map { _ in try ProcessFolder() }
      for shard in shards { try run(8, in: shard, references) }
      let merged = try ProcessFolder()
      let outcome = try RunReader(artifacts: shards.map(\.artifacts)).outcome()
      try ReportWriter(folder: merged.artifacts).write(try ReportCopier(folder: merged.artifacts).copyFiles(outcome))
      try check(merged.artifacts)
      let copies = merged.files(below: merged.artifacts + "/misbehaving_tests")
      #expect(copies.count == Self.snapshotCount - Self.recordedCount)
    }
    print("\(rounds) rounds of 3 shards with 8 processes each")
  }

  /// Runs processes that assert different numbers of the same snapshots at the same time.
  private func run(_ count: Int, in folder: ProcessFolder, _ references: ProcessFolder) throws {
    let processes = try (1...count).map {
      try start(Self.snapshotCount - count + $0, in: folder, references, mode: "never")
    }
    for process in processes { #expect(try process.wait().status == 1) }
    try check(folder.artifacts)
    // Only the marker and the locks remain beside the report.
    let hidden = folder.files(below: folder.artifacts).filter { $0.hasPrefix(".") || $0.contains("/.") }
    #expect(hidden == [".firstframe-folder", ".report-waiting", ".report-writing"])
  }

  private func check(_ artifacts: String) throws {
    for contents in [try page(artifacts), try json(artifacts)] {
      #expect(contents.counts["new"] == Self.snapshotCount - Self.recordedCount)
      #expect(contents.counts["passed"] == Self.recordedCount)
      #expect(contents.snapshots.count == Self.snapshotCount)
      #expect(Set(contents.snapshots).count == Self.snapshotCount)
      // There is no note about processes that did not end normally.
      #expect(contents.notes == ["only some of the tests ran"])
    }
  }

  private func page(_ artifacts: String) throws -> Contents {
    let page = try String(contentsOfFile: artifacts + "/index.html", encoding: .utf8)
    let block = try #require(page.firstMatch(of: #/<script type="application/json" id="data">(.*?)</script>/#))
    return try JSONDecoder().decode(Contents.self, from: Data(block.1.utf8))
  }

  private func json(_ artifacts: String) throws -> Contents {
    try JSONDecoder().decode(Contents.self, from: Data(contentsOf: URL(fileURLWithPath: artifacts + "/report.json")))
  }

  private func start(
    _ count: Int, in folder: ProcessFolder, _ references: ProcessFolder, mode: String
  ) throws -> MisbehavingProcess {
    try MisbehavingProcess(
      ["ManySnapshotsTests/manySnapshots"], of: .swiftTesting, in: folder,
      [
        "SNAPSHOT_COUNT": "\(count)", "SNAPSHOT_TEXT": "text", "SNAPSHOT_TESTING_RECORD": mode,
        "SNAPSHOT_RUN_ID": "one", "SNAPSHOT_REFERENCE_DIR": references.references,
      ])
  }
}
