/// Proof that a class of cells is registered with a table or a collection view: cells dequeued with it need no
/// identifier and no cast.
@MainActor
public struct ReuseToken<Cell: UIView & ReusableView> {
  let identifier: String
  weak var list: UIScrollView?
}
