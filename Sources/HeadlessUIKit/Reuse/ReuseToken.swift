/// Proof that a class of cells is registered with a table: cells dequeued with it need no identifier and no cast.
@MainActor
public struct ReuseToken<Cell: UITableViewCell> {
  let identifier: String
  weak var table: UITableView?
}
