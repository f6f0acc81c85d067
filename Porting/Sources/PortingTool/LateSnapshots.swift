import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The snapshots of a ported package that differ if its tests do not wait: their components are late.
struct LateSnapshots {
  /// The snapshots that differ.
  private let items: [SnapshotItem]
  /// The paths of snapshots that the tests take only if they wait.
  private let absent: [String]
  private let count: Int

  var isEmpty: Bool { items.isEmpty && absent.isEmpty }

  /// Runs the tests twice: with their waits, which records references in the port, and without.
  ///
  /// - Parameter environment: Variables to add to those of this process.
  init(of options: PortOptions, arguments: [String], environment: [String: String] = [:]) throws {
    let port = try options.packagePort()
    try port.claimScratch()
    var folder = try OwnedFolder(
      port.scratch.deletingLastPathComponent().appendingPathComponent("firstframe-first-frames").path, for: .waits,
      adopting: Self.patterns, isDefault: true)
    try folder.removeListedFiles()
    let references = try folder.makeFolder("references")
    defer { try? folder.seal("references") }
    let waiting = try Self.outcome(
      of: options, arguments: arguments, environment: environment, removesWaits: false, references: references,
      in: &folder)
    let recorded = Set(waiting.items.compactMap(\.snapshot))
    let direct = try Self.outcome(
      of: options, arguments: arguments, environment: environment, removesWaits: true, references: references,
      in: &folder)
    items = direct.items.filter { $0.snapshot != nil && !$0.kind.isIndependentOfReferences }
    absent = recorded.subtracting(direct.passed).subtracting(direct.items.compactMap(\.snapshot)).sorted()
    count = recorded.count
  }

  /// What earlier versions wrote.
  private static let patterns: [PathPattern] =
    ["references/*/*/*"]
    + ["with-waits", "without-waits"].flatMap { name in
      ArtifactsFolder.patterns.map { $0.below(name) }
    }

  private static func outcome(
    of options: PortOptions, arguments: [String], environment: [String: String], removesWaits: Bool,
    references: String, in folder: inout OwnedFolder
  ) throws -> RunOutcome {
    var port = try options.packagePort()
    port.removesWaits = removesWaits
    let name = removesWaits ? "without-waits" : "with-waits"
    let artifacts = try folder.makeFolder(name)
    defer { try? folder.seal(name) }
    StandardError.write("Running the tests \(removesWaits ? "without" : "with") their waits ...")
    // Their messages are about recording, which is not what was asked for.
    var tests = PortedTests(of: port, arguments: arguments, isEchoed: false)
    let status = try tests.run(
      environment: options.environment(of: port).merging(environment) { $1 }.merging([
        EnvironmentVariable.references.name: references, EnvironmentVariable.artifacts.name: artifacts,
        EnvironmentVariable.record.name: removesWaits ? "never" : "all",
        EnvironmentVariable.withoutWaits.name: removesWaits ? "1" : "0",
      ]) { $1 }
    ).status
    // Processes without an assertion leave journals, too.
    guard let outcome = try? RunReader(artifacts: [artifacts]).outcome(),
      !(outcome.items.isEmpty && outcome.passed.isEmpty)
    else { throw PortError.noSnapshots(status: status) }
    return outcome
  }

  /// A line for each snapshot, and their number.
  var text: String {
    let changes = items.map { item in
      "late: \(item.snapshot ?? item.title)\n    \(item.change ?? item.message.firstLine)"
    }
    let missing = absent.map { "late: \($0)\n    the test takes this snapshot only if it waits" }
    let lateCount = items.count + absent.count
    let summary =
      lateCount == 0
      ? "All \(count) snapshots are the same without waits."
      : "\(lateCount) of \(count) snapshots differ without waits: their components are not complete in the first frame."
    return (changes + missing + [summary]).joined(separator: "\n")
  }
}

extension Verdict.Kind {
  /// Whether the verdict says nothing about a reference.
  fileprivate var isIndependentOfReferences: Bool { [.refused, .failed, .unsound].contains(self) }
}
