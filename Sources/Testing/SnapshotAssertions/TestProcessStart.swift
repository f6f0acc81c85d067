import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTestArguments
import Foundation
import OpenTypeText
import XCTest

/// Registers a process that runs tests, before `main`: its framework reports nothing about a process that crashes before
/// its first event.
struct TestProcessStart: Sendable {
  private let session: SnapshotSession
  /// The arguments of the process, starting with the program.
  private let arguments: [String]
  private let environment: SnapshotEnvironment

  init(
    session: SnapshotSession = .process, arguments: [String] = CommandLine.arguments,
    environment: SnapshotEnvironment = .current()
  ) {
    self.session = session
    self.arguments = arguments
    self.environment = environment
  }

  /// What the process does.
  enum Purpose: Hashable {
    case runsSwiftTesting
    case runsXCTest
    /// It prints the names of tests.
    case listsTests
    /// It may run tests of XCTest.
    case other
  }

  /// What the arguments of a process start.
  var purpose: Purpose {
    guard !arguments.contains(where: Self.listings.contains) else { return .listsTests }
    if arguments.contains("--testing-library=swift-testing") { return .runsSwiftTesting }
    if let option = arguments.firstIndex(of: "--testing-library"),
      arguments[option...].dropFirst().first == "swift-testing"
    {
      return .runsSwiftTesting
    }
    return arguments.first?.hasSuffix(".xctest") == true ? .runsXCTest : .other
  }

  /// The options that print tests without running them.
  private static let listings: Set = ["--list-tests", "--dump-tests-json", "-l", "-d", "--help", "-h"]

  /// The file of Swift Testing's events that the user requested; `nil` for none.
  var requestedEvents: String? {
    for option in ["--event-stream-output-path", "--experimental-event-stream-output"] {
      if let index = arguments.lastIndex(of: option) { return arguments[index...].dropFirst().first }
      if let argument = arguments.last(where: { $0.hasPrefix(option + "=") }) {
        return String(argument.dropFirst(option.count + 1))
      }
    }
    return nil
  }

  /// Registers the fonts of `firstframe.json`. Without one of them, every text would have another size, so the process ends.
  func registerFonts() {
    guard purpose != .listsTests else { return }
    do {
      try ConfiguredFonts.registerForProcess(
        variables: ProcessInfo.processInfo.environment,
        package: SnapshotFolders(ofProcessIn: environment, program: program)?.packageRoot)
    } catch {
      StandardError.write("FirstFrame: no test was run, because a font cannot be used. \(error)")
      exit(2)
    }
  }

  /// The file of the program, as an absolute path.
  private var program: String { URL(fileURLWithPath: arguments.first ?? "").path }

  func register() {
    guard !TestRun.isChild(process: ProcessInfo.processInfo.processIdentifier) else {
      _ = register(TestProcess(kind: .child) { nil })
      return
    }
    switch purpose {
    case .runsSwiftTesting: registerSwiftTesting()
    case .runsXCTest: registerXCTest(XCTestResults.observed())
    case .other:
      XCTestResults.observed { [self] in registerXCTest($0) }
    case .listsTests: break
    }
  }

  private func registerXCTest(_ tests: XCTestResults) {
    _ = register(TestProcess(kind: .xcTest) { tests.results })
  }

  /// Requests the events of Swift Testing, unless the user requested them.
  private func registerSwiftTesting() {
    if let file = requestedEvents {
      _ = register(TestProcess(kind: .swiftTesting) { EventStream(path: file)?.results })
      return
    }
    let file = EventFile()
    let process = TestProcess(kind: .swiftTesting) { file.results() }
    guard let journal = register(process) else { return }
    let path = journal.dropLast(".jsonl".count) + ".events"
    file.set(String(path))
    TestArguments.append(["--event-stream-output-path", String(path)])
  }

  private func register(_ process: TestProcess) -> String? {
    session.register(process, program: program, in: environment)
  }
}

/// Prepares the process for its tests: everything that is registered for assertions is registered here. `CTestProcess`
/// calls this function before `main`.
@_cdecl("firstframe_start_test_process")
func startTestProcess() {
  // Before the test framework and FirstFrame open files, one of which would otherwise become standard error.
  StandardStreams.openClosed()
  StandardStreams.surviveClosedPipes()
  // The process draws previews and runs no tests.
  guard EnvironmentVariable.gallery.value(in: ProcessInfo.processInfo.environment) == nil else { return }
  let start = TestProcessStart()
  // Before anything is written when the process ends.
  start.registerFonts()
  // The journal is completed when the process ends, and then the report is written.
  SnapshotSession.endProcessSessionAtExit()
  RunEndReport.install(in: .process)
  // Failures of XCTest are observed, to know which test received them.
  XCTestObservationCenter.shared.addTestObserver(XCTestObserver.process)
  // A test may cause a usage error without any assertion.
  UsageErrors.setReporter { UsageErrorReporter().report($0) }
  start.register()
}
