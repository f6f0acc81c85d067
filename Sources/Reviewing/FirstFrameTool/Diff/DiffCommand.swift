import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Lists the snapshots that differ between two revisions.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the snapshots that differ between two revisions of git.",
    discussion: """
      Lists them, and writes both sides and their difference for each. Exits with 0 if none differs, with 1 if some \
      differ, and with 2 if the command fails.

      Example: firstframe diff main..HEAD
      """)

  @Argument(
    help: ArgumentHelp(
      "BASE..HEAD, BASE...HEAD to start at their merge base, or BASE for uncommitted changes.", valueName: "range"))
  var range: String

  @OptionGroup var folders: FolderOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to (default: .build/snapshot-diff).", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Flag(help: "Print the list as one JSON object.")
  var json = false

  func run() throws {
    let range = try RevisionRange(range)
    let references = try folders.referencesFolder()
    let repository = GitRepository(folder: references.parentFolder)
    let head = try range.head.map(repository.commit)
    var base = try repository.commit(range.base)
    if range.startsAtMergeBase, let head { base = try repository.mergeBase(base, head) }
    let name = (references as NSString).lastPathComponent
    let changes = try repository.changes(from: base, to: head, below: name)
    let report = DiffReport(
      base: base, head: head,
      snapshots: try write(changes, between: base, and: head, of: repository, prefix: name + "/"))
    if json {
      folders.console.print(json: try report.json())
    } else {
      list(report)
    }
    if !report.snapshots.isEmpty { throw ExitCode(1) }
  }

  private func write(
    _ changes: [(GitRepository.Status, path: String)], between base: String, and head: String?,
    of repository: GitRepository, prefix: String
  ) throws -> [DiffReport.Snapshot] {
    guard !changes.isEmpty else { return [] }
    let references = try folders.referencesFolder()
    var folder = try DiffFolder(
      output ?? defaultOutputFolder, isDefault: output == nil, package: references.parentFolder, references: references)
    let bar = ProgressBar("Comparing", total: changes.count, isQuiet: folders.quiet || json)
    defer { bar.end() }
    return try changes.map { status, path in
      defer { bar.advance() }
      let snapshot = RevisedSnapshot(
        path: String(path.dropFirst(prefix.count)), status: status,
        before: status == .added ? nil : try repository.file(path, in: base),
        after: status == .removed ? nil : try repository.file(path, in: head))
      let (summary, difference) = try snapshot.comparison()
      try folder.write(snapshot, difference: difference)
      return DiffReport.Snapshot(
        status: "\(status)", snapshot: snapshot.path, words: summary, folder: folder.path + "/" + snapshot.path)
    }
  }

  private var defaultOutputFolder: String {
    folders.defaultArtifacts.parentFolder + "/snapshot-diff"
  }

  private func list(_ report: DiffReport) {
    let console = folders.console
    let colors = ["added": TextColor.green, "removed": .red, "changed": .yellow]
    for snapshot in report.snapshots {
      let status = console.colored(
        "\(snapshot.status.padded(toColumns: 8))", colors[snapshot.status] ?? .bold)
      console.print("\(status) \(snapshot.snapshot): \(snapshot.words)")
    }
    guard !report.snapshots.isEmpty else {
      console.note("No snapshot differs.")
      return
    }
    let count = report.snapshots.count
    console.note(
      "\(count) \(count == 1 ? "snapshot differs" : "snapshots differ"); look at them in "
        + "\(output ?? defaultOutputFolder).")
  }
}
