import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation
import Synchronization
import XCTest

/// Reports to XCTest.
enum XCTestReporter {
  /// Records a failure, which XCTest drops if no test runs.
  ///
  /// - Parameter test: The function around the assertion, as in `#function`.
  /// - Returns: The test that received the failure.
  static func report(_ message: String, of test: String, at callSite: CallSite) -> FailureDelivery {
    let name = XCTestObserver.process.nameOfTestCase(receiving: {
      XCTFail(message, file: callSite.filePath, line: callSite.line)
    })
    guard let name else { return .none }
    return isOwn(test, name) ? .test : .anotherTest(name)
  }

  /// Whether a test case may have called a function. A function without the name of a test is a helper, which any test
  /// may call.
  private static func isOwn(_ test: String, _ testCase: String) -> Bool {
    let name = test.prefix { $0 != "(" }
    return !name.hasPrefix("test") || testCase.hasSuffix("." + name) || testCase.hasSuffix(" \(name)]")
  }

  /// Writes a warning to standard error in the format of compilers, because XCTest has no warnings.
  static func warn(_ warning: String, at callSite: CallSite) {
    StandardError.write("\(callSite.filePath):\(callSite.line): warning: \(warning)")
  }
}

/// Observes which test runs, and which one receives a failure. XCTest reports a failure to the running test, and drops it
/// if no test runs.
final class XCTestObserver: NSObject, XCTestObservation, Sendable {
  /// The observer of this process, which `startTestProcess()` adds.
  static let process = XCTestObserver()

  private let running = Mutex<String?>(nil)

  /// The class and the method of the test case that runs, separated by a slash on Linux; `nil` if none does.
  var runningTestCase: String? { running.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name.replacing(".", with: "/", maxReplacements: 1)
    running.withLock { $0 = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    running.withLock { $0 = nil }
  }

  /// The name of the test case that receives the failure of a body; `nil` if no test case receives it.
  func nameOfTestCase(receiving body: () -> Void) -> String? {
    Thread.current.threadDictionary.removeObject(forKey: Self.key)
    body()
    return Thread.current.threadDictionary[Self.key] as? String
  }

  /// Stores the name of the test case. XCTest calls its observers on the thread that failed, before the failing call
  /// returns.
  private static func store(_ testCase: XCTestCase) {
    Thread.current.threadDictionary[key] = testCase.name
  }

  private static let key = "FirstFrame.testCase"

  #if canImport(Darwin)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    Self.store(testCase)
  }
  #else
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    Self.store(testCase)
  }
  #endif
}
