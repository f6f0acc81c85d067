import Dispatch
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import XCTest

/// Assertions that fail in places where XCTest may lose them.
final class HiddenOldFailureTests: XCTestCase {
  func testInItsTest() {
    assertSnapshot(of: "actual", as: .lines)
  }

  func testBackgroundQueue() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      assertSnapshot(of: "actual", as: .lines)
      done.signal()
    }
    done.wait()
  }

  func testBackgroundQueueOfAnotherTest() {
    DispatchQueue.global().async {
      Self.otherTestRuns.wait()
      assertSnapshot(of: "actual", as: .lines)
      Self.otherTestMayEnd.signal()
    }
  }

  func testZLater() {
    Self.otherTestRuns.signal()
    Self.otherTestMayEnd.wait()
  }

  private static let otherTestRuns = DispatchSemaphore(value: 0)
  private static let otherTestMayEnd = DispatchSemaphore(value: 0)

  func testAfterTheRun() {
    AfterTheRun.run { assertSnapshot(of: "actual", as: .lines) }
  }

  func testThroughTheOtherFramework() {
    withKnownIssueOfTheOtherFramework { assertSnapshot(of: "actual", as: .lines) }
  }

  func testCrash() {
    assertSnapshot(of: "actual", as: .lines)
    abort()
  }

  func testPasses() {
    assertSnapshot(of: "reference", as: .lines)
  }
}
