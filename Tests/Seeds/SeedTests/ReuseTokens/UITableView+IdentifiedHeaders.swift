import HeadlessUIKit

extension UITableView {
  func register<T: IdentifiedHeaderFooter>(_ viewType: T.Type) -> ReuseToken<T> {
    register(viewType, forHeaderFooterViewReuseIdentifier: viewType.identifier)
    return ReuseToken<T>()
  }

  func dequeueReusableHeaderFooterView<T: IdentifiedHeaderFooter>(token: ReuseToken<T>) -> T {
    return dequeueReusableHeaderFooterView(withIdentifier: T.identifier) as! T
  }
}
