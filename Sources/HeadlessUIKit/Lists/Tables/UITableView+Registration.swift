public import Foundation

extension UITableView {
  /// Registers a class of cells under its own name. Cells dequeued with the token have that type.
  @_disfavoredOverload
  public func register<Cell: UITableViewCell>(_ cellClass: Cell.Type) -> ReuseToken<Cell> {
    let identifier = String(reflecting: cellClass)
    register(cellClass, forCellReuseIdentifier: identifier)
    return ReuseToken(identifier: identifier, list: self)
  }

  /// Registers a class of headers and footers under its own name. Views dequeued with the token have that type.
  @_disfavoredOverload
  public func register<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type
  ) -> HeaderFooterReuseToken<View> {
    let identifier = String(reflecting: viewClass)
    register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    return HeaderFooterReuseToken(identifier: identifier, list: self)
  }

  /// Registers a class of cells; `nil` removes the registration.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, make: cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a class of headers and footers; `nil` removes the registration.
  public func register(
    _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.register(identifier, make: viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Returns a cell of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ token: ReuseToken<Cell>, for indexPath: IndexPath
  ) -> Cell {
    precondition(token.list === self, Self.foreignTokenMessage("cells", of: Cell.self))
    let cell = dequeueReusableCell(withIdentifier: token.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("the identifier \(token.identifier) is not registered for \(Cell.self)")
    }
    return cell
  }

  /// Returns a header or footer of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    _ token: HeaderFooterReuseToken<View>
  ) -> View {
    precondition(token.list === self, Self.foreignTokenMessage("headers", of: View.self))
    guard let view = headerFooterPool.dequeue(token.identifier) as? View else {
      preconditionFailure("the identifier \(token.identifier) is not registered for \(View.self)")
    }
    return view
  }

  /// Returns a cell of the class registered under an identifier.
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
      "the table has no row \(indexPath); dequeue a cell for the index path that cellForRowAt receives")
    guard let cell = cellPool.dequeue(identifier) else {
      preconditionFailure("no class is registered under the identifier \"\(identifier)\"")
    }
    return cell
  }

  /// Returns a cell with an identifier that left the screen, or else a new cell of the class registered under the
  /// identifier; `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// Returns a header or footer with an identifier that left the screen, or else a new one of the class registered
  /// under the identifier; `nil` if there is neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterPool.dequeue(identifier)
  }

  private static func foreignTokenMessage(_ views: String, of type: Any.Type) -> String {
    """
    the token for \(views) of \(type) belongs to another table; \
    dequeue with the token that register(\(type).self) of this table returned
    """
  }
}
