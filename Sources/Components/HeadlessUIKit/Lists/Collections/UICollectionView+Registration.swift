import FirstFrameLayoutTree
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
  func standardRegister(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(identifier, make: cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a class that is known only as `AnyClass`; other classes than those of cells cause a warning.
  @_disfavoredOverload func standardRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(UsageWarnings.listed(cellClass, as: UICollectionViewCell.self), forCellWithReuseIdentifier: identifier)
  }

  @_disfavoredOverload func standardRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(
      UsageWarnings.listed(viewClass, as: UICollectionReusableView.self), forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: identifier)
  }

  /// Registers a class of supplementary views; `nil` removes the registration.
  func standardRegister(
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
    guard token.list === self else {
      ListError.foreignToken(view: "\(Cell.self)").report(in: .collection)
      return Cell(registeredAs: token.identifier)
    }
    return cast(dequeueReusableCell(withReuseIdentifier: token.identifier, for: indexPath), token.identifier)
  }

  /// Returns a supplementary view of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    _ token: SupplementaryReuseToken<View>, for indexPath: IndexPath
  ) -> View {
    guard token.list === self else {
      ListError.foreignToken(view: "\(View.self)").report(in: .collection)
      return View(registeredAs: token.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: token.kind, withReuseIdentifier: token.identifier, for: indexPath)
    return cast(view, token.identifier)
  }

  /// Returns a cell of the class registered under an identifier, in the size that the layout specifies.
  func standardDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    loadIfNeeded()
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let cell = cellPool.isRegistered(identifier) ? cellPool.dequeue(identifier) : nil
    guard let cell else {
      ListError.unregisteredCell(identifier: identifier).report(in: .collection)
      return UICollectionViewCell(registeredAs: identifier)
    }
    guard contains(indexPath) else {
      ListError.dequeuedOutside(indexPath).report(in: .collection)
      return cell
    }
    if let attributes = collectionViewLayout.preparedAttributesForItem(at: indexPath) { place(cell, by: attributes) }
    return cell
  }

  /// Returns a supplementary view of the class registered for a kind under an identifier.
  func standardDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryPools[elementKind]?.dequeue(identifier) else {
      ListError.unregisteredView(kind: elementKind, identifier: identifier).report(in: .collection)
      return UICollectionReusableView(registeredAs: identifier)
    }
    return view
  }

  /// Returns a dequeued view as the class that its identifier was registered for, or a new view of this class.
  fileprivate func cast<View: UICollectionReusableView>(_ view: UICollectionReusableView, _ identifier: String) -> View
  {
    if let view = view as? View { return view }
    ListError.otherClass(identifier: identifier, expected: "\(View.self)").report(in: .collection)
    return View(registeredAs: identifier)
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
    let cell: Cell = cast(dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier)
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
    let view: Supplementary = cast(
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath), identifier)
    registration.handler(view, kind, indexPath)
    return view
  }
}
