import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Writes the report of a run, or a merged report of its shards.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the report of the last run of the tests.",
    discussion: """
      Tests also write this report when they end. With --merge, writes one report of several folders of artifacts, such \
      as those of a run's shards, and copies the pictures to it.

      Example: firstframe report --merge shard-1 shard-2 shard-3 --output report
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
    help: ArgumentHelp(
      "The folder of references (default: that of the package, if the run used it).", valueName: "folder"),
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
    let own = SnapshotFolders(of: environment.currentDirectory + "/.", in: environment)
    let references = try self.references.map(absolute) ?? Self.references(of: own, inRunsOf: folders)
    let reader = RunReader(
      artifacts: folders, references: references, shardsAreComplete: whole, time: shards.isEmpty ? .later : .elsewhere)
    var outcome = try reader.outcome()
    let isBesideJournals = shards.isEmpty && FolderPlace(target).relation(to: FolderPlace(folders[0])) == .equal
    try claim(target, isBesideJournals: isBesideJournals, apartFrom: folders, references, own)
    if let references {
      // What was accepted since is no change any more.
      let review = try? Review(ReviewFolders(artifacts: folders, references: references))
      outcome = outcome.passing(review?.accepted ?? [])
    }
    if !isBesideJournals { outcome = try copyFiles(outcome, in: target) }
    let writer = ReportWriter(folder: target)
    try writer.write(outcome)
    for problem in outcome.problems {
      if case .damaged = problem { Console(isQuiet: quiet).warn("Warning: \(problem.description).") }
    }
    Console(isQuiet: quiet).note("\(ReportCounts(of: outcome).sentence)\n\(writer.page)")
  }

  /// The package's folder of references, if the runs used it; `nil` otherwise. Another folder that a journal names is not
  /// read: the journal may come from elsewhere.
  private static func references(of own: SnapshotFolders, inRunsOf folders: [String]) throws -> String? {
    guard let references = own.references else { return nil }
    let place = FolderPlace(references)
    let named = try folders.flatMap { try ProcessJournal.all(below: $0) }.compactMap { $0.start?.references }
    return named.contains { FolderPlace($0).relation(to: place) == .equal } ? references : nil
  }

  /// Makes sure that the report does not overwrite anything else.
  private func claim(
    _ target: String, isBesideJournals: Bool, apartFrom folders: [String], _ references: String?, _ own: SnapshotFolders
  ) throws {
    if isBesideJournals {
      // Artifacts from another machine have no marker, because uploads leave hidden files out.
      _ = try OwnedFolder(target, for: .artifacts, adopting: ArtifactsFolder.patterns)
      return
    }
    let place = FolderPlace(target)
    var obstacle = ProtectedFolders(package: own.packageRoot, references: references ?? own.references).obstacle(
      to: target)
    for folder in folders where obstacle == nil && place.relation(to: FolderPlace(folder)) != .separate {
      obstacle = "is, contains or lies in the folder of artifacts \(folder)"
    }
    if let obstacle { throw OwnedFolderError.isProtected(path: target, obstacle: obstacle, .report) }
    _ = try OwnedFolder(
      target, for: .report, adopting: output == nil ? ArtifactsFolder.patterns : [], isDefault: output == nil)
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
