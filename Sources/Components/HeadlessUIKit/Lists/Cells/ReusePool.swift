/// A view that is reused for other content, such as a cell.
@preconcurrency @MainActor
public protocol ReusableView: AnyObject {
  /// Removes the model and everything that it displayed.
  func prepareForReuse()
}

/// The view classes registered under identifiers, and the views that are ready to be reused.
@MainActor
struct ReusePool<View: UIView & ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers a closure that creates views; `nil` removes the registration. Views that were created before are not
  /// reused.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// Returns a view prepared for reuse, or a new one; `nil` if the identifier is not registered and has no view to
  /// reuse.
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

/// Proof that a class of cells is registered with a table or a collection view. Dequeuing with it needs no identifier
/// and no cast.
@MainActor
public struct ReuseToken<Cell: UIView & ReusableView> {
  let identifier: String
  weak var list: UIScrollView?
}

/// Proof that a class of headers and footers is registered with a table. It cannot dequeue cells.
@MainActor
public struct HeaderFooterReuseToken<View: UITableViewHeaderFooterView> {
  let identifier: String
  weak var list: UIScrollView?
}

/// Proof that a class of supplementary views is registered with a collection view for a kind of element. It cannot
/// dequeue cells.
@MainActor
public struct SupplementaryReuseToken<View: UICollectionReusableView> {
  let kind: String
  let identifier: String
  weak var list: UIScrollView?
}
