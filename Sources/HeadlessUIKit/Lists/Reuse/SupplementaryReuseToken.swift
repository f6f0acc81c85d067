/// Proof that a class of supplementary views is registered with a collection view for a kind of element. No cell can be
/// dequeued with it.
@MainActor
public struct SupplementaryReuseToken<View: UICollectionReusableView> {
  let kind: String
  let identifier: String
  weak var list: UIScrollView?
}
