import HeadlessUIKit

/// Where there are nib files, this registers `cellType.nib`. Without them it registers the class, which makes in its
/// initializer what the nib would hold; the token, and all that follows from it, is the same.
extension UITableView {
  func registerNib<T: IdentifiedCell>(for cellType: T.Type) -> ReuseToken<T> {
    register(cellType, forCellReuseIdentifier: cellType.identifier)
    return ReuseToken<T>()
  }
}
