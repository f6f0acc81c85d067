import HeadlessUIKit

extension UITableView {
  func register<T: IdentifiedCell>(_ cellType: T.Type) -> ReuseToken<T> {
    register(cellType, forCellReuseIdentifier: cellType.identifier)
    return ReuseToken<T>()
  }

  func dequeueReusableCell<T: IdentifiedCell>(token: ReuseToken<T>, for indexPath: IndexPath) -> T {
    return dequeueReusableCell(withIdentifier: T.identifier, for: indexPath) as! T
  }
}
