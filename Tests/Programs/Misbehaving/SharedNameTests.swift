import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing
import XCTest

/// A test that is moved from XCTest to Swift Testing, and still has its old form with the same name in the same file.
final class SharedNameOldTests: XCTestCase {
  func testBadge() {
    assertSnapshot(of: SharedText.own("OLD_TEXT"), as: .lines)
  }

  func testHelper() {
    SharedText.waitForGate()
    SharedText.check(SharedText.own("OLD_TEXT"))
  }

  func testCase() {
    assertSnapshot(of: SharedText.own("OLD_TEXT"), as: .lines, named: "DARK")
  }
}

struct SharedNameTests {
  @Test func testBadge() {
    assertSnapshot(of: SharedText.own("NEW_TEXT"), as: .lines)
  }

  @Test func testHelper() {
    SharedText.check(SharedText.own("NEW_TEXT"))
  }

  @Test func testCase() {
    assertSnapshot(of: SharedText.own("NEW_TEXT"), as: .lines, named: "dark")
  }
}

/// Two tests of one framework that call a function, which has one name for both.
final class SharedHelperOldTests: XCTestCase {
  func testFirst() { SharedText.check("same") }
  func testSecond() { SharedText.check("same") }
}

@Suite(.serialized) struct SharedHelperTests {
  @Test func testFirst() { SharedText.check("same") }
  @Test func testSecond() { SharedText.check("same") }
}

enum SharedText {
  /// The text in a variable of the environment.
  static func own(_ variable: String) -> String {
    ProcessInfo.processInfo.environment[variable] ?? "text"
  }

  /// Waits until the file in `SNAPSHOT_GATE` exists.
  static func waitForGate() {
    guard let gate = ProcessInfo.processInfo.environment["SNAPSHOT_GATE"] else { return }
    while !FileManager.default.fileExists(atPath: gate) { usleep(10_000) }
  }

  /// A helper function, which several tests call.
  static func check(_ text: String) {
    assertSnapshot(of: text, as: .lines)
  }
}
