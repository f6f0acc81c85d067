import HeadlessUIKit

extension UITableView {
  func registerNib<T: IdentifiedCell>(for cellType: T.Type) -> ReuseToken<T> {
    register(cellType.nib, forCellReuseIdentifier: cellType.identifier)
    return ReuseToken<T>()
  }

  func registerNib<T: IdentifiedHeaderFooter>(for viewType: T.Type) -> ReuseToken<T> {
    register(viewType.nib, forHeaderFooterViewReuseIdentifier: viewType.identifier)
    return ReuseToken<T>()
  }
}
