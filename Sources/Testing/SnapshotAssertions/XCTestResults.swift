import FirstFrameSnapshots
import Foundation
import Synchronization
import XCTest

/// Observes which tests of XCTest there are, and how they end.
final class XCTestResults: NSObject, XCTestObservation, Sendable {
  private let state = Mutex(State())
  private let start: @Sendable (XCTestResults) -> Void

  private struct State {
    var outcomes: [TestIdentity: TestOutcome] = [:]
    var isStarted = false
    var isFinished = false
  }

  private init(start: @escaping @Sendable (XCTestResults) -> Void) {
    self.start = start
  }

  /// Returns an observer that XCTest calls from now on.
  ///
  /// - Parameter start: Called before the first test, if there is any.
  @discardableResult
  static func observed(start: @escaping @Sendable (XCTestResults) -> Void = { _ in }) -> XCTestResults {
    let results = XCTestResults(start: start)
    XCTestObservationCenter.shared.addTestObserver(results)
    return results
  }

  /// The tests; `nil` before XCTest starts.
  var results: TestResults? {
    state.withLock {
      $0.isStarted ? TestResults(outcomes: $0.outcomes, isFinished: $0.isFinished, isInterrupted: !$0.isFinished) : nil
    }
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    state.withLock { $0.isStarted = true }
    start(self)
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    state.withLock { $0.isFinished = true }
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    let tests = Self.tests(in: testSuite)
    state.withLock { state in
      for test in tests where state.outcomes[test] == nil { state.outcomes[test] = .unfinished }
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard let run = testCase.testRun else { return }
    let outcome: TestOutcome = run.hasBeenSkipped ? .skipped : run.hasSucceeded ? .passed : .failed
    let test = Self.identity(of: testCase)
    state.withLock { state in
      switch state.outcomes[test] {
      // Two classes of a module may have methods of the same name.
      case .skipped?, .failed?: break
      case .passed?, .unfinished?, nil: state.outcomes[test] = outcome
      }
    }
  }

  private static func tests(in suite: XCTestSuite) -> [TestIdentity] {
    suite.tests.flatMap { test in
      (test as? XCTestSuite).map { tests(in: $0) } ?? (test as? XCTestCase).map { [identity(of: $0)] } ?? []
    }
  }

  private static func identity(of testCase: XCTestCase) -> TestIdentity {
    let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
    // `CardTests.testCard`, or `-[CardTests testCard]` with Objective-C.
    let method = testCase.name.split { ". ]".contains($0) }.last ?? ""
    return TestIdentity(target: String(module), file: nil, test: String(method))
  }
}
