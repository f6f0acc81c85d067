import Foundation

extension UICollectionViewListCell {
  /// Shows the accessories for the state of the collection view.
  func updateEditing() {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    isEditing = (view as? UICollectionView)?.isEditing ?? false
  }
}
