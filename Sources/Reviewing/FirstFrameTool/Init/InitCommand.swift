import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Sets a package up for snapshot tests, with an example.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up snapshot tests in a package, or make a package, with an example component and its tests.",
    discussion: """
      Adds the dependency and a test target to Package.swift, an example with tests, lines to .gitignore and \
      .gitattributes, a CI workflow, and a container for Macs. Files that exist are kept. If anything fails, every change \
      is undone.

      Example: firstframe init --dry-run
      """)

  @Option(help: ArgumentHelp("The folder of the package, or an empty one.", valueName: "dir"), completion: .directory)
  var packagePath = "."

  @Option(
    help: ArgumentHelp(
      "The library that gets the example, if the package has several. For a new package, its name.", valueName: "name"))
  var library: String?

  @Option(
    help: ArgumentHelp(
      """
      The version of FirstFrame: path:DIR, branch:NAME or from:VERSION (default: the sources of this tool, or else the \
      branch main).
      """, valueName: "version"))
  var dependency: DependencyRequirement?

  @Option(help: ArgumentHelp("The URL of the repository of FirstFrame.", valueName: "url"))
  var repository: String?

  @Option(help: "The CI system (default: the one of git's remote, or else github).")
  var ci: ContinuousIntegrationSystem?

  @Flag(name: .customLong("no-dev-container"), help: "Do not write a container for development.")
  var hasNoContainer = false

  @Flag(help: "Only show what would be written.")
  var dryRun = false

  func run() throws {
    let console = Console()
    do {
      let plan = try preparedPlan()
      show(plan, on: console)
      guard !dryRun else { return console.print("Nothing was written (--dry-run).") }
      try write(plan)
      conclude(plan, on: console)
    } catch let error as InitError {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }

  private func preparedPlan() throws -> SetupPlan {
    let temporary = FileManager.default.temporaryDirectory.path
    // A command that was killed leaves its folder behind.
    TemporaryItem.sweepLeftovers(in: temporary)
    let scratch = try TemporaryItem.folder(in: temporary)
    defer { try? FileManager.default.removeItem(atPath: scratch.path) }
    let folder = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    guard LocalFile.isFolder(SymbolicLink.resolved(folder) ?? folder) else {
      throw InitError.folder(folder, reason: "there is no such folder")
    }
    let options = PackageSetup.Options(
      library: library, requirement: dependency, repository: repository, system: ci, hasContainer: !hasNoContainer)
    return try PackageSetup(
      folder: folder, options: options, sources: .installed(), scratch: scratch.path
    ).plan()
  }

  private func write(_ plan: SetupPlan) throws {
    let signals = HeldSignals()
    do {
      try FileTransaction(changes: plan.changes).commit { _ in
        if signals.pending != nil { throw InterruptedError() }
      }
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }
}

extension InitCommand {
  private func show(_ plan: SetupPlan, on console: Console) {
    if plan.isNew { console.print("\(plan.folder) has no package yet, so it gets one.") }
    for row in plan.rows {
      let state =
        switch row.state {
        case .new: console.colored("new    ", .green)
        case .changed: console.colored("changed", .yellow)
        case .kept: console.colored("kept   ", .faint)
        }
      console.print(row.note.isEmpty ? "\(state)  \(row.path)" : "\(state)  \(row.path)  (\(row.note))")
    }
  }

  private func conclude(_ plan: SetupPlan, on console: Console) {
    console.print(plan.changes.isEmpty ? "Nothing to write." : "Wrote \(plan.changes.count.counted("file")).")
    for remark in plan.remarks { console.print("Note: \(remark)") }
    console.print("Next, type:")
    for (command, purpose) in commands(after: plan) {
      console.print("  \(command)")
      console.print("      \(purpose)")
    }
  }

  /// The commands to type, with what they do.
  private func commands(after plan: SetupPlan) -> [(String, String)] {
    let filter = plan.isNew ? "" : " --filter \(plan.testTarget)"
    let tool = Self.isInPath ? "firstframe" : "swift run firstframe"
    let isHere = plan.folder == URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
    let libraries = LibrariesCheck().findings().filter { $0.level == .problem }.compactMap(\.remedy)
    return (isHere ? [] : [("cd \(plan.folder.quotedForShellIfNeeded)", "goes to the package")])
      + libraries.map { ($0, "installs a library that every build needs") }
      + [
        (
          "SNAPSHOT_TESTING_RECORD=missing swift test\(filter)",
          "builds, which takes some minutes the first time, and records pictures; it fails once, so that you look at them"
        ),
        ("\(tool) review --web", "shows the pictures in a browser, and later every change"),
        ("swift test\(filter)", "passes from now on, until a picture changes"),
      ]
  }

  /// Whether a shell finds this tool by its name.
  private static var isInPath: Bool {
    guard let own = Bundle.main.executableURL.flatMap({ SymbolicLink.resolved($0.path) }) else { return false }
    let folders = EnvironmentVariable.programs.value(in: ProcessInfo.processInfo.environment) ?? ""
    return folders.split(separator: ":").contains { SymbolicLink.resolved("\($0)/firstframe") == own }
  }
}
