/// Proof that a class of headers and footers is registered with a table. No cell can be dequeued with it.
@MainActor
public struct HeaderFooterReuseToken<View: UITableViewHeaderFooterView> {
  let identifier: String
  weak var list: UIScrollView?
}
