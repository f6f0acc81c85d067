import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// Writes the report of a run, or one report of a run's shards.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the report of the last run of the tests.",
    discussion: """
      The tests write it themselves when they end. With --merge it becomes one report of several folders of artifacts, \
      such as those of a run's shards, with the pictures copied beside it.
      """)

  @Option(
    name: .customLong("merge"), parsing: .upToNextOption,
    help: ArgumentHelp("Folders of artifacts to make one report of.", valueName: "folder"), completion: .directory)
  var shards: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of artifacts of the run (default: SNAPSHOT_ARTIFACTS, or the package's .build/snapshot-artifacts).",
      valueName: "folder"),
    completion: .directory)
  var artifacts: String?

  @Option(
    help: ArgumentHelp("The folder of references, where it is another than the run's.", valueName: "folder"),
    completion: .directory)
  var references: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to (default: that of the artifacts; with --merge .build/snapshot-report).",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "The shards make up all tests, though each was chosen by a filter: also list references none asked for.")
  var whole = false

  @Flag(name: .shortAndLong, help: "Say only what is wrong.")
  var quiet = false

  func validate() throws {
    if !shards.isEmpty, artifacts != nil {
      throw ValidationError("Give either --merge, for several folders of artifacts, or --artifacts, for one.")
    }
  }

  func run() throws {
    let environment = SnapshotEnvironment.process
    let folders =
      shards.isEmpty ? [artifacts.map(absolute) ?? ArtifactsFolder.path(in: environment)] : shards.map(absolute)
    let target = output.map(absolute) ?? (shards.isEmpty ? folders[0] : absolute(".build/snapshot-report"))
    let reader = RunReader(artifacts: folders, references: references.map(absolute), shardsAreWhole: whole)
    var outcome = try reader.outcome()
    if folders != [target] { outcome = try gather(outcome, in: target) }
    let writer = ReportWriter(folder: target)
    try writer.write(outcome)
    Console(isQuiet: quiet).remark("\(ReportCounts(of: outcome).sentence)\n\(writer.page)")
  }

  /// Copies the pictures beside the report.
  private func gather(_ outcome: RunOutcome, in folder: String) throws -> RunOutcome {
    let bar = ProgressBar("Copying", total: outcome.items.count, isQuiet: quiet)
    defer { bar.end() }
    return try ReportCopier(folder: folder).gather(outcome, advance: bar.advance)
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
