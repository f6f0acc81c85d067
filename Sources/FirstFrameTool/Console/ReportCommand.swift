import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import Foundation

/// Writes the report of a run, or a merged report of its shards.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the report of the last run of the tests.",
    discussion: """
      Tests also write this report when they end. With --merge, writes one report of several folders of artifacts, such \
      as those of a run's shards, and copies the pictures to it.
      """)

  @Option(
    name: .customLong("merge"), parsing: .upToNextOption,
    help: ArgumentHelp("Folders of artifacts to merge into one report.", valueName: "folder"), completion: .directory)
  var shards: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of artifacts of the run (default: SNAPSHOT_ARTIFACTS, or the package's .build/snapshot-artifacts).",
      valueName: "folder"),
    completion: .directory)
  var artifacts: String?

  @Option(
    help: ArgumentHelp("The folder of references (default: the folder that the run used).", valueName: "folder"),
    completion: .directory)
  var references: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to (default: the folder of artifacts, or .build/snapshot-report with --merge).",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "List unused references, too: the shards together contain all tests, although each was filtered.")
  var whole = false

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  func validate() throws {
    if !shards.isEmpty, artifacts != nil {
      throw ValidationError("Give either --merge, for several folders of artifacts, or --artifacts, for one.")
    }
  }

  func run() throws {
    let environment = SnapshotEnvironment.process
    let folders =
      shards.isEmpty ? [artifacts.map(absolute) ?? Self.artifactsFolder(in: environment)] : shards.map(absolute)
    let target = output.map(absolute) ?? (shards.isEmpty ? folders[0] : absolute(".build/snapshot-report"))
    let reader = RunReader(artifacts: folders, references: references.map(absolute), shardsAreComplete: whole)
    var outcome = try reader.outcome()
    if folders != [target] { outcome = try copyFiles(outcome, in: target) }
    let writer = ReportWriter(folder: target)
    try writer.write(outcome)
    Console(isQuiet: quiet).note("\(ReportCounts(of: outcome).sentence)\n\(writer.page)")
  }

  /// Copies the pictures to the folder of the report.
  private func copyFiles(_ outcome: RunOutcome, in folder: String) throws -> RunOutcome {
    let bar = ProgressBar("Copying", total: outcome.items.count, isQuiet: quiet)
    defer { bar.end() }
    return try ReportCopier(folder: folder).copyFiles(outcome, advance: bar.advance)
  }

  private static func artifactsFolder(in environment: SnapshotEnvironment) -> String {
    SnapshotFolders(of: environment.currentDirectory + "/.", in: environment).artifacts
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
