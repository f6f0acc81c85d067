import FirstFrameSnapshots
import Foundation
import XCTest

/// Fails tests of XCTest.
enum XCTestReporter {
  /// Records a failure, which XCTest drops where no test runs.
  ///
  /// - Parameter test: The function around the assertion, as `#function` gives it.
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
    let name = test.prefix { $0 != "(" }
    return !name.hasPrefix("test") || testCase.hasSuffix("." + name) || testCase.hasSuffix(" \(name)]")
  }

  /// XCTest has no warnings: a line on standard error, as compilers write them.
  static func warn(_ warning: String, at place: SourcePlace) {
    FileHandle.standardError.write(Data("\(place.filePath):\(place.line): warning: \(warning)\n".utf8))
  }
}
