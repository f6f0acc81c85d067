import Snapshots
import XCTest

/// Fails tests of XCTest.
enum XCTestReporter {
  /// Records a failure, which XCTest drops where no test runs.
  ///
  /// - Parameter test: The function around the assertion.
  /// - Returns: Whom the failure was told.
  static func report(_ message: String, of test: String, at place: SourcePlace) -> FailureDelivery {
    let name = XCTestObserver.process.testCase(takingFailureOf: {
      XCTFail(message, file: place.filePath, line: place.line)
    })
    guard let name else { return .none }
    return isOwn(test, name) ? .test : .anotherTest(name)
  }

  /// Whether a test case may be that of a function: what is no test's name is a helper, which any test may call.
  private static func isOwn(_ test: String, _ testCase: String) -> Bool {
    !test.hasPrefix("test") || testCase.hasSuffix("." + test) || testCase.hasSuffix(" " + test + "]")
  }
}
