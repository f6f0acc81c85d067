import Foundation
import Synchronization
import Testing
import XCTest

/// The numbers of a test's unnamed snapshots: the first is named `1`.
///
/// A test counts from 1 again whenever it runs, so that a repeated test has the same references.
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

  /// Runs a test of Swift Testing, which counts its own snapshots.
  static func numberingAnew(_ body: () async throws -> Void) async rethrows {
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

/// Lets unnamed snapshots be counted from 1 again in each test of XCTest.
public final class CleanCounterBetweenTestCases: NSObject, XCTestObservation, Sendable {
  private static let registered: CleanCounterBetweenTestCases = {
    let observer = CleanCounterBetweenTestCases()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Observes the tests of the process, from the first call on.
  public static func registerIfNeeded() {
    _ = registered
  }

  public func testCaseDidFinish(_ testCase: XCTestCase) {
    UnnamedSnapshots.reset()
  }
}
