import Foundation

extension UICollectionView {
  /// Whether the rows of lists show their accessories for editing.
  public var isEditing: Bool {
    get { seldom["isEditing"] ?? false }
    set {
      guard newValue != isEditing else { return }
      seldom["isEditing"] = newValue
      for cell in visibleCells { (cell as? UICollectionViewListCell)?.updateEditing() }
    }
  }

  /// The interaction of the menus of items: there is none, because items are not touched.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionViewListCell {
  /// Shows the accessories for the state of the collection view.
  func updateEditing() {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    isEditing = (view as? UICollectionView)?.isEditing ?? false
  }
}
