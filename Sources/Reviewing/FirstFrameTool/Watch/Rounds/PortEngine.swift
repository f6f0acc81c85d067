import FirstFrameLocalFiles
import Foundation

/// Ports a package that uses UIKit, and builds and runs the port's tests, with `firstframe test`.
final class PortEngine: WatchEngine {
  private let program: PortingProgram
  private let folders: WatchFolders
  private let scratch: String?
  private let jobs: RunningJobs
  /// Reads the manifest only. It evaluates without UIKit.
  private let build: PackageBuild
  var description: PackageDescription? { build.description }

  init(folders: WatchFolders, scratch: String?, jobs: RunningJobs) throws(PortingProgramError) {
    program = try PortingProgram()
    (self.folders, self.scratch, self.jobs) = (folders, scratch, jobs)
    build = PackageBuild(folder: folders.package, scratch: nil, jobs: jobs)
  }

  func run(_ request: RoundRequest, progress: (String) -> Void) -> RoundOutcome {
    if let outcome = build.readManifest(for: request, progress: progress) { return outcome }
    progress("porting, building and running")
    let run = "watch-\(getpid())-\(request.number)"
    let events = NSTemporaryDirectory() + "/firstframe-\(run).events"
    defer { unlink(events) }
    let patterns = request.selection.patterns(filter: request.filter) ?? []
    let arguments =
      ["test", "--package-path", folders.package] + (scratch.map { ["--scratch-path", $0] } ?? [])
      + ["--", "--event-stream-output-path", events, "--event-stream-version", "0"]
      + patterns.flatMap { ["--filter", $0] }
    let result = jobs.run(
      program.path, arguments, environment: [EnvironmentVariable.runID.name: run])
    guard let result, !jobs.isCanceled else {
      return jobs.isCanceled
        ? .canceled : .buildFailed(CompilerMessages(output: ""), output: "\(program.path) cannot be run")
    }
    let output = result.text + "\n" + result.errorText
    var results = XCTestOutput(output, names: [:]).results.namingTargets(by: description)
    results.add((try? LocalFile.read(events)).map(TestEvents.results) ?? TestResults())
    let outcome = folders.outcome(ofRun: run)
    // The program says in its last line what could not be ported or built.
    if result.status != 0, results.count == 0, outcome == nil { return failure(result, output: output) }
    if result.status != 0, results.failed.isEmpty {
      results.problem = result.errorText.split(separator: "\n").last.map(String.init)
    }
    return .ran(results, outcome)
  }

  private func failure(_ result: ProcessGroup.Result, output: String) -> RoundOutcome {
    let messages = CompilerMessages(output: output).replacingFolder(portFolder, with: folders.package)
    let error = result.errorText.firstRange(of: "Error: ").map { String(result.errorText[$0.lowerBound...]) }
    return .buildFailed(messages, output: error ?? output)
  }

  private var portFolder: String { scratch ?? folders.package + "/.build/firstframe-port" }
}

extension TestResults {
  /// The results of XCTest with the targets of the tests, whose classes the sources declare.
  fileprivate func namingTargets(by description: PackageDescription?) -> TestResults {
    let targets = description?.testTargets ?? []
    // The output has only the class. With one test target, it is known.
    guard let target = targets.count == 1 ? targets.first?.name : nil else { return self }
    func named(_ test: String) -> String { test.contains(".") ? test : target + "." + test }
    var results = self
    results.passed = Set(passed.map(named))
    results.failed = Set(failed.map(named))
    results.failures = failures.map {
      Failure(test: named($0.test), file: $0.file, line: $0.line, message: $0.message)
    }
    return results
  }
}

extension CompilerMessages {
  /// The messages with the files of the package in place of their copies in a port, whose lines have the same numbers.
  fileprivate func replacingFolder(_ port: String, with package: String) -> CompilerMessages {
    var messages = self
    messages.errors = errors.map { error in
      guard let file = error.file, file.hasPrefix(port + "/") else { return error }
      let original = package + file.dropFirst(port.count)
      guard LocalFile.isRegular(original) else { return error }
      return Message(file: original, line: error.line, column: error.column, text: error.text, excerpt: error.excerpt)
    }
    return messages
  }
}
