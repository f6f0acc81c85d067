public import Foundation

extension UICollectionView {
  /// The kind of the headers of flow layouts and lists.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of flow layouts and lists.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a class of cells under its own name. Cells dequeued with the token have that type.
  @_disfavoredOverload
  public func register<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) -> ReuseToken<Cell> {
    let identifier = String(reflecting: cellClass)
    register(cellClass, forCellWithReuseIdentifier: identifier)
    return ReuseToken(identifier: identifier, list: self)
  }

  /// Registers a class of supplementary views of a kind under its own name. Views dequeued with the token have that
  /// type.
  @_disfavoredOverload
  public func register<View: UICollectionReusableView>(
    _ viewClass: View.Type, forSupplementaryViewOfKind elementKind: String
  ) -> SupplementaryReuseToken<View> {
    let identifier = String(reflecting: viewClass)
    register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    return SupplementaryReuseToken(kind: elementKind, identifier: identifier, list: self)
  }

  /// Registers a class of cells; `nil` removes the registration.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(identifier, make: cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a class of supplementary views; `nil` removes the registration.
  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryPools[elementKind, default: ReusePool()].register(
      identifier, make: viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Returns a cell of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    _ token: ReuseToken<Cell>, for indexPath: IndexPath
  ) -> Cell {
    precondition(token.list === self, Self.foreignTokenMessage("cells", of: Cell.self))
    let cell = dequeueReusableCell(withReuseIdentifier: token.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("the identifier \(token.identifier) is not registered for \(Cell.self)")
    }
    return cell
  }

  /// Returns a supplementary view of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    _ token: SupplementaryReuseToken<View>, for indexPath: IndexPath
  ) -> View {
    precondition(token.list === self, Self.foreignTokenMessage("supplementary views", of: View.self))
    let view = dequeueReusableSupplementaryView(
      ofKind: token.kind, withReuseIdentifier: token.identifier, for: indexPath)
    guard let view = view as? View else {
      preconditionFailure("the identifier \(token.identifier) is not registered for \(View.self)")
    }
    return view
  }

  /// Returns a cell of the class registered under an identifier, in the size that the layout specifies.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    precondition(
      cellPool.isRegistered(identifier),
      """
      no cell is registered under the identifier "\(identifier)"; write \
      collectionView.register(YourCell.self, forCellWithReuseIdentifier: "\(identifier)") before the view is shown
      """)
    loadIfNeeded()
    precondition(
      contains(indexPath),
      "the collection view has no item \(indexPath); dequeue a cell for the index path that cellForItemAt receives")
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let cell = cellPool.dequeue(identifier) else {
      preconditionFailure("no class is registered under the identifier \"\(identifier)\"")
    }
    if let attributes = collectionViewLayout.preparedAttributesForItem(at: indexPath) { place(cell, by: attributes) }
    return cell
  }

  /// Returns a supplementary view of the class registered for a kind under an identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryPools[elementKind]?.dequeue(identifier) else {
      preconditionFailure(
        """
        no view of kind "\(elementKind)" is registered under the identifier "\(identifier)"; write \
        collectionView.register(YourView.self, forSupplementaryViewOfKind: "\(elementKind)", \
        withReuseIdentifier: "\(identifier)") before the view is shown
        """)
    }
    return view
  }

  private static func foreignTokenMessage(_ views: String, of type: Any.Type) -> String {
    """
    the token for \(views) of \(type) belongs to another list; \
    dequeue with the token that register(\(type).self) of this collection view returned
    """
  }
}

extension UICollectionView {
  /// A class of cells with a handler that configures them. It needs no identifier: the first dequeue registers the
  /// class.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = "CellRegistration-" + UUID().uuidString
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured with an item.
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

extension UICollectionView {
  /// A class of supplementary views of a kind with a handler that configures them. The first dequeue registers the
  /// class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "SupplementaryRegistration-" + UUID().uuidString
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a supplementary view of a registration, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if supplementaryPools[kind]?.isRegistered(identifier) != true {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a supplementary registration of \(Supplementary.self) made another class of view")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
