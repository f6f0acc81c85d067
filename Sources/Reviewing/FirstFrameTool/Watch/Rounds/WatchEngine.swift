import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameTextEscaping
import Foundation

/// What a round of a watch is to do.
struct RoundRequest: Sendable {
  var affected: AffectedTests
  /// The files that changed since the last build that succeeded.
  var changes: [FileChange]
  /// The tests that failed in the round before, which run again in every round.
  var failed: TestSelection
  /// A regular expression for the names of the tests to run; `nil` for no filter.
  var filter: String?
  let number: Int

  /// The tests to run.
  var selection: TestSelection { affected.selection + failed }
}

/// How a round ended.
enum RoundOutcome: Sendable {
  /// The tests ran; the outcome is what the journals say, or `nil` if no snapshot was asserted.
  case ran(TestResults, RunOutcome?)
  case buildFailed(CompilerMessages, output: String)
  /// It was canceled before its end.
  case canceled
}

/// Builds a package and runs its tests, round by round, on one thread at a time.
protocol WatchEngine: AnyObject {
  /// The targets of the package; `nil` until the manifest was read.
  var description: PackageDescription? { get }

  /// - Parameter progress: Receives what is done.
  func run(_ request: RoundRequest, progress: (String) -> Void) -> RoundOutcome
}

/// The folders of the snapshots of a package, as absolute paths.
struct WatchFolders: Sendable {
  let package: String
  let artifacts: String
  let references: String

  /// Reads the journals of a run; `nil` if it asserted nothing. The folder may still have those of the run before.
  func outcome(ofRun run: String) -> RunOutcome? {
    guard let outcome = try? RunReader(artifacts: [artifacts], references: references).outcome() else { return nil }
    return outcome.processes.contains { $0.run == run } ? outcome : nil
  }
}

/// Builds a package that uses FirstFrame, and runs its tests.
final class PackageEngine: WatchEngine {
  private let build: PackageBuild
  private let folders: WatchFolders
  private let jobs: RunningJobs
  var description: PackageDescription? { build.description }
  /// The tests of XCTest; `nil` if they have to be listed.
  private var xcTests: [String]?

  init(folders: WatchFolders, scratch: String?, jobs: RunningJobs) {
    build = PackageBuild(folder: folders.package, scratch: scratch, jobs: jobs)
    (self.folders, self.jobs) = (folders, jobs)
  }

  func run(_ request: RoundRequest, progress: (String) -> Void) -> RoundOutcome {
    if let outcome = build.readManifest(for: request, progress: progress) { return outcome }
    guard let description else { return .canceled }
    switch build.run(request.affected.build, changes: request.changes, progress: progress) {
    case .canceled: return .canceled
    case .failed(let messages, let output): return .buildFailed(messages, output: output)
    case .succeeded: break
    }
    guard let path = build.testProgram(of: description) else {
      return .ran(TestResults(problem: "the package has no tests"), nil)
    }
    let program = TestProgram(path: path, jobs: jobs)
    if request.affected.build != .none || xcTests == nil { xcTests = program.xcTests() }
    progress(Self.title(of: request))
    let run = "watch-\(getpid())-\(request.number)"
    let results = program.run(
      request.selection.patterns(filter: request.filter), xcTests: xcTests ?? [], named: run)
    if jobs.isCanceled { return .canceled }
    return .ran(results, folders.outcome(ofRun: run))
  }

  private static func title(of request: RoundRequest) -> String {
    guard let parts = request.selection.parts, request.filter == nil else { return "running tests" }
    let targets = parts.count { $0.name == nil }
    return "running " + (targets > 0 ? targets.counted("test target") : Set(parts.map(\.suite)).count.counted("suite"))
  }
}

extension RoundOutcome {
  /// The outcome if the manifest cannot be read.
  static func failed(to error: WatchError) -> RoundOutcome {
    if case .manifest(let messages, let output) = error { return .buildFailed(messages, output: output) }
    return .buildFailed(CompilerMessages(output: ""), output: error.description)
  }
}
