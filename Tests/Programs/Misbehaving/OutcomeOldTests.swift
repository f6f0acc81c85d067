import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import XCTest

/// Tests of XCTest of which some do not run to their end, and processes that end before their first assertion.
final class OutcomeOldTests: XCTestCase {
  func testCrashesAtOnce() {
    abort()
  }

  func testExitsAtOnce() {
    exit(0)
  }

  func testPasses() {
    assertSnapshot(of: "reference", as: .lines)
  }

  func testSkipped() throws {
    throw XCTSkip("for now")
  }

  func testThrowing() throws {
    throw CocoaError(.fileNoSuchFile)
  }
}
