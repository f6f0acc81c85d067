import FirstFrameLocalFiles
import Foundation

/// Builds the tests of a package: by the last plan if that is enough, otherwise with SwiftPM.
final class PackageBuild {
  enum Outcome: Sendable {
    case succeeded
    case failed(CompilerMessages, output: String)
    case canceled
  }

  /// The folder of the package, as an absolute path.
  let folder: String
  /// The folder of SwiftPM's results, as an absolute path.
  let scratch: String
  /// The options of `swift build` and `swift package`.
  private let options: [String]
  private let jobs: RunningJobs
  /// What the manifest says; `nil` until it was read.
  private(set) var description: PackageDescription?
  private var planned: PlannedBuild?
  /// The declarations of XCTest's tests, by file: SwiftPM lists them in generated code.
  private var listedTests: [String: [String]] = [:]

  init(folder: String, scratch: String?, jobs: RunningJobs) {
    self.folder = folder
    self.scratch = scratch ?? folder + "/.build"
    options = ["--package-path", folder] + (scratch.map { ["--scratch-path", $0] } ?? [])
    self.jobs = jobs
  }

  /// Reads the manifest if a round needs that.
  ///
  /// - Returns: The outcome of a round that cannot go on; otherwise `nil`.
  func readManifest(for request: RoundRequest, progress: (String) -> Void) -> RoundOutcome? {
    guard request.affected.build == .manifest || description == nil else { return nil }
    progress("reading the manifest")
    do throws(WatchError) {
      guard let found = try describe() else { return .canceled }
      description = found
      return nil
    } catch {
      return .failed(to: error)
    }
  }

  /// - Returns: `nil` if the jobs are canceled.
  private func describe() throws(WatchError) -> PackageDescription? {
    let arguments = ["package"] + options + ["describe", "--type", "json"]
    guard let result = jobs.run("swift", arguments) else {
      if jobs.isCanceled { return nil }
      throw .noSwift
    }
    if jobs.isCanceled { return nil }
    guard result.status == 0, let description = try? PackageDescription(json: result.output) else {
      throw .manifest(CompilerMessages(output: result.errorText), output: result.errorText + result.text)
    }
    return description
  }

  /// Builds the tests.
  ///
  /// - Parameters:
  ///   - changes: The files that changed since the last build.
  ///   - progress: Receives what is done.
  func run(_ kind: AffectedTests.Build, changes: [FileChange], progress: (String) -> Void) -> Outcome {
    if kind == .none { return .succeeded }
    if kind == .sources, let planned, changes.allSatisfy({ isPlanned($0, in: planned) }) {
      switch lockedRun(planned, progress: progress) {
      case .succeeded: return .succeeded
      case .canceled: return .canceled
      case .failed(let output): return .failed(CompilerMessages(output: output), output: output)
      case .needsSwiftPM: break
      }
    }
    return runSwiftPM(progress: progress)
  }

  /// Whether the last plan compiles a changed file, and SwiftPM's list of tests stays the same.
  private func isPlanned(_ change: FileChange, in planned: PlannedBuild) -> Bool {
    guard planned.compiles(change.path) else { return false }
    return listedTests[change.path, default: []] == XCTestDeclarations(file: change.path).tokens
  }

  /// Runs the plan while no other process builds in the same folder.
  private func lockedRun(_ planned: PlannedBuild, progress: (String) -> Void) -> PlannedBuild.Outcome {
    // The lock that SwiftPM uses.
    let lock = try? FileLock(path: scratch + "/.lock")
    while let lock, (try? lock.tryLock()) == false {
      progress("waiting for another build")
      usleep(50_000)
      if jobs.isCanceled { return .canceled }
    }
    defer { lock?.unlock() }
    return planned.run(start: progress)
  }

  private func runSwiftPM(progress: (String) -> Void) -> Outcome {
    planned = nil
    progress("building")
    var start = timespec()
    clock_gettime(CLOCK_REALTIME, &start)
    let steps = BuildSteps()
    let result = jobs.run("swift", ["build"] + options + ["--build-tests"]) { data in
      if let step = steps.add(data) { progress(step) }
    }
    if jobs.isCanceled { return .canceled }
    guard let result else { return .failed(CompilerMessages(output: ""), output: WatchError.noSwift.description) }
    let output = result.text + "\n" + result.errorText
    guard result.status == 0 else { return .failed(CompilerMessages(output: output), output: output) }
    readPlan(builtSince: start)
    return .succeeded
  }

  private func readPlan(builtSince start: timespec) {
    guard let plan = BuildPlan(file: scratch + "/debug.yaml") else { return }
    planned = PlannedBuild(plan, jobs: jobs, builtSince: start, in: scratch)
    listedTests = [:]
    for command in plan.commands where command.compilesModule {
      for input in command.inputs where input.hasSuffix(".swift") && input.hasPrefix(folder + "/") {
        let tokens = XCTestDeclarations(file: input).tokens
        if !tokens.isEmpty { listedTests[input] = tokens }
      }
    }
  }

  /// The program with the tests of the package; `nil` if it is not built.
  func testProgram(of description: PackageDescription) -> String? {
    let path = scratch + "/debug/" + description.name + "PackageTests.xctest"
    if LocalFile.isRegular(path) || LocalFile.isFolder(path) { return path }
    return planned?.testPrograms.first
  }
}

/// The step that a build of SwiftPM has reached, from its output.
private final class BuildSteps {
  private var rest = ""

  /// The last step in a part of the output, such as `building 12/40`; `nil` if there is none.
  func add(_ data: Data) -> String? {
    rest += String(decoding: data, as: UTF8.self)
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    rest = lines.last.map(String.init) ?? ""
    return lines.reversed().lazy.compactMap { $0.firstMatch(of: #/^\[(\d+)\/(\d+)\]/#) }.first.map {
      "building \($0.1)/\($0.2)"
    }
  }
}
