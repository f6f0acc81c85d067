import HeadlessUIKit

/// In UIKit, the function registers `cellType.nib`. Here it registers the class, which creates the views of the nib in
/// its initializer. The token is the same.
extension UITableView {
  func registerNib<T: IdentifiedCell>(for cellType: T.Type) -> ReuseToken<T> {
    register(cellType, forCellReuseIdentifier: cellType.identifier)
    return ReuseToken<T>()
  }
}
