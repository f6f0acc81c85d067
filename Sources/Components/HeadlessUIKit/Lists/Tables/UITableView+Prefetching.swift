public import Foundation

/// Prepares the data of rows before they are shown. Tests call its methods: a table shows its rows at once.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: DelegateObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Configures rows again.
  func standardReconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Scrolls to the selected row.
  func standardScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPathForSelectedRow else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// When cells that change their size are laid out again.
  public enum SelfSizingInvalidation: Int, CaseIterable, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionView {
  /// When cells that change their size are laid out again.
  public enum SelfSizingInvalidation: Int, CaseIterable, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// How soon other items make room for a dragged item.
  public enum ReorderingCadence: Int, CaseIterable, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}

/// A layout between two layouts. Only the end is shown.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}

/// A change of an item during an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  open internal(set) var indexPathAfterUpdate: IndexPath?
  open internal(set) var updateAction = Action.none

  /// The kind of a change.
  public enum Action: Int, CaseIterable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }
}
