public import Foundation

extension UICollectionView {
  /// A class of cells with how they show their items. It needs no identifier: the first dequeue registers it.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = "CellRegistration-" + UUID().uuidString
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A cell of a registration, configured with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cellPool.isRegistered(identifier) { register(Cell.self, forCellWithReuseIdentifier: identifier) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("a cell registration of \(Cell.self) made another class of cell")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
