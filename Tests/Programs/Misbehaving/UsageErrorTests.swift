import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Testing

/// Uses of components for which UIKit throws an exception.
@MainActor
struct UsageErrorTests {
  @Test func inTheBody() {
    UITableView().scrollToRow(at: IndexPath(row: 5, section: 7), at: .top, animated: false)
  }

  @Test func inAnAssertion() {
    assertSnapshot(of: CellLessTable.make(), as: .image, record: .all)
  }

  @Test func knownIssue() {
    withKnownIssue { UITableView().scrollToRow(at: IndexPath(row: 5, section: 7), at: .top, animated: false) }
  }

  @Test func passesLater() {
    #expect(UITableView().numberOfSections == 0)
  }
}

/// A table whose data source asks for cells that are not registered.
@MainActor
final class CellLessTable: UITableView, UITableViewDataSource {
  static func make() -> CellLessTable {
    let table = CellLessTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = table
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "absent", for: indexPath)
  }
}
