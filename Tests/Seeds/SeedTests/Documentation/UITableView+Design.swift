import HeadlessUIKit

extension UITableView {
  func registerDesign<Cell: UITableViewCell>(of cellType: Cell.Type) -> HeadlessUIKit.ReuseToken<Cell> {
    register(cellType)
  }
}
