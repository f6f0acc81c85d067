import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// The snapshots and the failures of one run of the tests.
struct HuntRun {
  /// The folder of the snapshots, as an absolute path.
  let snapshots: String
  /// The messages of snapshots that were not written, such as blank ones, by their paths.
  let problems: [String: String]
  let failures: TestFailures
  let status: Int32
  let output: String

  /// Runs the tests, which write all snapshots into a folder of their own.
  init(
    _ name: String, of package: inout HuntedPackage, under settings: HuntSettings, in scratch: HuntFolder, timeout: Int?
  ) throws {
    let folder = try scratch.makeFolder(name)
    defer { try? scratch.seal(name) }
    snapshots = folder + "/snapshots"
    let artifacts = folder + "/artifacts"
    let settings = settings.adding(
      HuntSettings(environment: [
        EnvironmentVariable.hunt.name: snapshots, EnvironmentVariable.artifacts.name: artifacts,
        // Otherwise, the value for the tests, or `CI`, would outrank the hunt.
        EnvironmentVariable.record.name: "all",
      ]))
    do {
      try HuntSnapshots.create(snapshots)
    } catch {
      throw HuntError.file(path: snapshots, reason: "cannot be created; check that you may write there")
    }
    let result = try package.test(settings, timeout: timeout)
    // There is no journal if no test took a snapshot.
    let outcome = try? RunReader(artifacts: [artifacts]).outcome()
    problems = Dictionary(
      (outcome?.items ?? []).compactMap { item in
        item.snapshot.map { ($0, item.message.split(separator: "\n").first.map(String.init) ?? item.kind.rawValue) }
      }, uniquingKeysWith: { first, _ in first })
    status = result.status
    output = result.text
    failures = TestFailures(output: result.text)
  }

  /// The paths of the snapshots below their folder.
  var paths: Set<String> {
    Set(ReferenceFiles(in: snapshots).paths.filter { SnapshotName(path: $0) != nil })
  }

  /// The last lines of the output.
  var excerpt: String { output.split(separator: "\n").suffix(20).joined(separator: "\n") }
}
