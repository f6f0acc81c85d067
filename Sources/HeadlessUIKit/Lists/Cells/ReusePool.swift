/// A view that can be blank, and be given new content afterwards, as cells are.
@preconcurrency @MainActor
public protocol ReusableView: AnyObject {
  /// Lets go of the model and of all that it put on screen.
  func prepareForReuse()
}

/// The classes registered under identifiers, and the views of them that wait to be shown again.
@MainActor
struct ReusePool<View: UIView & ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers how views are made; nil takes the registration back. Views made before are not handed out any more.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// A view that was shown before, prepared for reuse, or a new one; nil where neither is to be had.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let view = idle[identifier]?.popLast() else { return makers[identifier]?() }
    view.prepareForReuse()
    return view
  }

  mutating func recycle(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    idle[identifier, default: []].append(view)
  }
}

/// Proof that a class of cells is registered with a table or a collection view: cells dequeued with it need no
/// identifier and no cast.
@MainActor
public struct ReuseToken<Cell: UIView & ReusableView> {
  let identifier: String
  weak var list: UIScrollView?
}

/// Proof that a class of headers and footers is registered with a table. No cell can be dequeued with it.
@MainActor
public struct HeaderFooterReuseToken<View: UITableViewHeaderFooterView> {
  let identifier: String
  weak var list: UIScrollView?
}

/// Proof that a class of supplementary views is registered with a collection view for a kind of element. No cell can be
/// dequeued with it.
@MainActor
public struct SupplementaryReuseToken<View: UICollectionReusableView> {
  let kind: String
  let identifier: String
  weak var list: UIScrollView?
}
