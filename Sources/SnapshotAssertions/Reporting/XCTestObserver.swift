import XCTest

/// Sees which test takes a failure: XCTest gives it to whatever test runs, and drops it where none does.
final class XCTestObserver: NSObject, XCTestObservation, Sendable {
  static let process: XCTestObserver = {
    let observer = XCTestObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The test case that took the failure of a body, by name; nil where none did.
  func testCase(takingFailureOf body: () -> Void) -> String? {
    Thread.current.threadDictionary.removeObject(forKey: Self.key)
    body()
    return Thread.current.threadDictionary[Self.key] as? String
  }

  /// XCTest calls its observers on the thread that failed, before the failing call returns.
  private static func note(_ testCase: XCTestCase) {
    Thread.current.threadDictionary[key] = testCase.name
  }

  private static let key = "FirstFrame.testCase"

  #if canImport(ObjectiveC)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      Self.note(testCase)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      Self.note(testCase)
    }
  #endif
}
