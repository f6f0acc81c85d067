public import Foundation

extension UITableView {
  /// Registers a class of cells under its own name. The token dequeues them with their type.
  public func register<Cell: UITableViewCell>(_ cellClass: Cell.Type) -> ReuseToken<Cell> {
    let identifier = String(reflecting: cellClass)
    register(cellClass, forCellReuseIdentifier: identifier)
    return ReuseToken(identifier: identifier, list: self)
  }

  /// Registers a class of headers and footers under its own name. The token dequeues them with their type.
  public func register<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type
  ) -> HeaderFooterReuseToken<View> {
    let identifier = String(reflecting: viewClass)
    register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    return HeaderFooterReuseToken(identifier: identifier, list: self)
  }

  /// Registers a class of cells; nil takes the registration back.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, make: cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a class of headers and footers; nil takes the registration back.
  public func register(
    _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.register(identifier, make: viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// A cell of the token's class: one that left the screen, prepared for reuse, or a new one.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ token: ReuseToken<Cell>, for indexPath: IndexPath
  ) -> Cell {
    precondition(token.list === self, Self.foreignToken("cells", of: Cell.self))
    let cell = dequeueReusableCell(withIdentifier: token.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("the identifier \(token.identifier) is registered for another class than \(Cell.self)")
    }
    return cell
  }

  /// A header or footer of the token's class: one that left the screen, prepared for reuse, or a new one.
  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    _ token: HeaderFooterReuseToken<View>
  ) -> View {
    precondition(token.list === self, Self.foreignToken("headers", of: View.self))
    guard let view = headerFooterPool.dequeue(token.identifier) as? View else {
      preconditionFailure("the identifier \(token.identifier) is registered for another class than \(View.self)")
    }
    return view
  }

  /// A cell of the class registered under an identifier.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    precondition(
      cellPool.isRegistered(identifier),
      """
      no cell is registered under the identifier "\(identifier)"; \
      write tableView.register(YourCell.self, forCellReuseIdentifier: "\(identifier)") before the table is shown
      """)
    loadIfNeeded()
    precondition(
      outline.contains(indexPath),
      "the table has no row \(indexPath); dequeue a cell for the index path that cellForRowAt is asked for")
    guard let cell = cellPool.dequeue(identifier) else {
      preconditionFailure("the registration of \"\(identifier)\" makes no cell")
    }
    return cell
  }

  /// A cell that was made with an identifier and left the screen, or a registered one; else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// A header or footer with an identifier that left the screen, or a registered one; else nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterPool.dequeue(identifier)
  }

  private static func foreignToken(_ views: String, of type: Any.Type) -> String {
    """
    the token for \(views) of \(type) is another table's; \
    dequeue with what register(\(type).self) of this table returned
    """
  }
}
