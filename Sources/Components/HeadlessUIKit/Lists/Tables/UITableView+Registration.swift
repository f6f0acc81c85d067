import FirstFrameLayoutTree
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
  func standardRegister(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, make: cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a class that is known only as `AnyClass`; other classes than those of cells cause a warning.
  @_disfavoredOverload func standardRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(UsageWarnings.listed(cellClass, as: UITableViewCell.self), forCellReuseIdentifier: identifier)
  }

  @_disfavoredOverload func standardRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    register(
      UsageWarnings.listed(aClass, as: UITableViewHeaderFooterView.self), forHeaderFooterViewReuseIdentifier: identifier
    )
  }

  /// Registers a class of headers and footers; `nil` removes the registration.
  func standardRegister(
    _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.register(identifier, make: viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Returns a cell of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ token: ReuseToken<Cell>, for indexPath: IndexPath
  ) -> Cell {
    guard token.list === self else {
      ListError.foreignToken(view: "\(Cell.self)").report(in: .table)
      return Cell(registeredAs: token.identifier)
    }
    let cell = dequeueReusableCell(withIdentifier: token.identifier, for: indexPath)
    if let cell = cell as? Cell { return cell }
    ListError.otherClass(identifier: token.identifier, expected: "\(Cell.self)").report(in: .table)
    return Cell(registeredAs: token.identifier)
  }

  /// Returns a header or footer of the token's class: a new one, or one that left the screen, prepared for reuse.
  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    _ token: HeaderFooterReuseToken<View>
  ) -> View {
    guard token.list === self else {
      ListError.foreignToken(view: "\(View.self)").report(in: .table)
      return View(registeredAs: token.identifier)
    }
    if let view = headerFooterPool.dequeue(token.identifier) as? View { return view }
    ListError.otherClass(identifier: token.identifier, expected: "\(View.self)").report(in: .table)
    return View(registeredAs: token.identifier)
  }

  /// Returns a cell of the class registered under an identifier.
  func standardDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    loadIfNeeded()
    let cell = cellPool.isRegistered(identifier) ? cellPool.dequeue(identifier) : nil
    guard let cell else {
      ListError.unregisteredCell(identifier: identifier).report(in: .table)
      return UITableViewCell(registeredAs: identifier)
    }
    if !outline.contains(indexPath) { ListError.dequeuedOutside(indexPath).report(in: .table) }
    return cell
  }

  /// Returns a cell with an identifier that left the screen, or else a new cell of the class registered under the
  /// identifier; `nil` if there is neither.
  func standardDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// Returns a header or footer with an identifier that left the screen, or else a new one of the class registered
  /// under the identifier; `nil` if there is neither.
  func standardDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterPool.dequeue(identifier)
  }
}

extension UsageWarnings {
  /// Returns a class as a class of cells or other views of lists. Another class causes a warning.
  static func listed<View>(_ anyClass: AnyClass?, as type: View.Type) -> View.Type? {
    guard let anyClass else { return nil }
    if let listed = anyClass as? View.Type { return listed }
    warn("`\(anyClass)` cannot be registered: it is not a subclass of `\(type)`.")
    return nil
  }
}
