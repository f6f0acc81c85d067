import Foundation

extension UICollectionViewLayout {
  /// Attributes of the class that the layout says, for a cell.
  func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("layoutAttributesClass of \(Self.self) is no subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    attributes.indexPath = path
    return attributes
  }
}
