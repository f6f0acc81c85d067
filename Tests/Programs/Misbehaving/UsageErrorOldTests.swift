import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import XCTest

/// Uses of components for which UIKit throws an exception, in XCTest.
final class UsageErrorOldTests: XCTestCase {
  func testInTheBody() {
    MainActor.assumeIsolated {
      UITableView().scrollToRow(at: IndexPath(row: 5, section: 7), at: .top, animated: false)
    }
  }

  func testInAnAssertion() {
    MainActor.assumeIsolated { assertSnapshot(of: CellLessTable.make(), as: .image, record: .all) }
  }

  func testPassesLater() {
    MainActor.assumeIsolated { XCTAssertEqual(UITableView().numberOfSections, 0) }
  }
}
