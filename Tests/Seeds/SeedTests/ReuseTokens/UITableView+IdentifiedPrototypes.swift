import HeadlessUIKit

extension UITableView {
  func dequeueReusableCell<T: IdentifiedCell>(_: T.Type, for indexPath: IndexPath) -> T {
    // swiftlint:disable:next force_cast
    return dequeueReusableCell(withIdentifier: T.identifier, for: indexPath) as! T
  }
}
