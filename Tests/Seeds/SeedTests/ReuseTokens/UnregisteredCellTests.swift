import HeadlessUIKit
import Testing

/// Errors that are still possible if a type replaces the identifier.
@MainActor struct UnregisteredCellTests {
  @Test func dequeuingAnUnregisteredCellIsAnErrorWithARemedy() {
    withKnownIssue {
      _ = UITableView().dequeueReusableCell(withIdentifier: "MyCustomCell", for: IndexPath(row: 0, section: 0))
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("unable to dequeue a cell with identifier MyCustomCell")
        && text.contains("Write tableView.register(YourCell.self")
    }
  }
}
