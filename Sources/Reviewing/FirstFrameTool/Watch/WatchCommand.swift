import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Builds and tests a package again whenever a file is saved.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Build and test a package again whenever a file is saved.",
    discussion: """
      Builds what changed, and runs the suites that it affects, and those that failed before. In the terminal, with these \
      keys: a review the changed pictures, f run failed tests, t run tests by name, o open the source, return run all \
      tests, q quit. With --web, a page in the browser follows. Without a terminal, prints lines, and ends at the end of \
      the input.

      Example: firstframe watch --web
      """)

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory)
  var packagePath = "."

  @Option(
    help: ArgumentHelp(
      "A regular expression for the names of the tests to run, as for `swift test`.", valueName: "pattern"))
  var filter: String?

  @Flag(help: "Serve the report to a browser on this machine. It follows the rounds.")
  var web = false

  @Option(help: ArgumentHelp("The port for --web (default: any free port).", valueName: "number"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "The folder of the build (default: .build in the package, or .build/firstframe-port for a port).",
      valueName: "folder"), completion: .directory)
  var scratchPath: String?

  func validate() throws {
    if !web, port != nil { throw ValidationError("--port is for --web.") }
    if let filter, (try? Regex(filter)) == nil { throw WatchError.pattern(filter, option: "--filter") }
  }

  func run() async throws {
    guard let number = UInt16(exactly: port ?? 0) else { throw ReviewCommandError.noPort(port ?? 0) }
    let package = URL(fileURLWithPath: packagePath).resolvingSymlinksInPath().path
    guard LocalFile.isRegular(package + "/Package.swift") else { throw WatchError.noPackage(path: package) }
    let scratch = scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let lock = try lock(package)
    defer { lock.unlock() }
    // The compiler, the tests and editors run in the folder of the package, as they do in `swift test`.
    guard FileManager.default.changeCurrentDirectoryPath(package) else { throw WatchError.noPackage(path: package) }
    let snapshots = SnapshotFolders(of: package + "/.", in: .process)
    let folders = WatchFolders(
      package: package, artifacts: snapshots.artifacts, references: snapshots.references ?? package + "/__Snapshots__")
    let jobs = RunningJobs()
    let engine = try engine(folders, scratch: scratch, jobs: jobs)
    let console = Console()
    let page = web ? try page(folders) : nil
    let server = try page.map { try WebReview.Server($0, files: $0.files, port: number) }
    if let server { console.print("\(server.address)") }
    let watch = Watch(
      folders: folders, engine: engine, jobs: jobs, filter: filter, page: page,
      terminal: WatchTerminal(), console: console)
    let serving = server.map { server in Task { try await server.serve() } }
    defer { serving?.cancel() }
    try await watch.run()
  }

  /// Makes sure that only one watch runs in a package.
  private func lock(_ package: String) throws -> FileLock {
    do {
      let lock = try FileLock(folder: package)
      guard try lock.tryLock() else { throw WatchError.isRunning(path: package) }
      return lock
    } catch let error as POSIXError {
      throw WatchError.system(reason: "\(package): \(FileFailure(error))")
    }
  }

  private func engine(_ folders: WatchFolders, scratch: String?, jobs: RunningJobs) throws -> any WatchEngine {
    if PackageKind(of: URL(fileURLWithPath: folders.package)) == .uiKit {
      return try PortEngine(folders: folders, scratch: scratch, jobs: jobs)
    }
    return PackageEngine(folders: folders, scratch: scratch, jobs: jobs)
  }

  private func page(_ folders: WatchFolders) throws -> WatchPage {
    WatchPage(
      folders: try ReviewFolders(artifacts: [folders.artifacts], references: folders.references),
      package: folders.package)
  }
}
