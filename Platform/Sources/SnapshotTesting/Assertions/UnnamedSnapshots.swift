import Foundation
import Synchronization
import Testing
import XCTest

/// The numbers of a test's unnamed snapshots: the first is named `1`.
///
/// The numbers of a test start at 1 in each of its runs, so that a repeated test has the same references.
final class UnnamedSnapshots: Sendable {
  @TaskLocal private static var ofTest: UnnamedSnapshots?
  private static let ofProcess = UnnamedSnapshots()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the name of the next unnamed snapshot of a test.
  static func nextName(in testName: String, file: String) -> String {
    CleanCounterBetweenTestCases.registerIfNeeded()
    let test = Test.current.map { "\($0.id)" } ?? ""
    return (ofTest ?? ofProcess).next("\(file) \(testName) \(test)")
  }

  /// Runs a test of Swift Testing with separate numbers.
  static func withNewNumbers(_ body: () async throws -> Void) async rethrows {
    try await $ofTest.withValue(UnnamedSnapshots(), operation: body)
  }

  static func reset() {
    ofProcess.counts.withLock { $0 = [:] }
  }

  private func next(_ key: String) -> String {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return "\(counts[key, default: 0])"
    }
  }
}

/// Restarts the numbers of unnamed snapshots after each test of XCTest.
public final class CleanCounterBetweenTestCases: NSObject, XCTestObservation, Sendable {
  private static let registered: CleanCounterBetweenTestCases = {
    let observer = CleanCounterBetweenTestCases()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Starts to observe the tests of the process, with the first call.
  public static func registerIfNeeded() {
    _ = registered
  }

  public func testCaseDidFinish(_ testCase: XCTestCase) {
    UnnamedSnapshots.reset()
  }
}
