extension UICollectionViewLayoutAttributes {
  /// A copy of the attributes' own class.
  func copied() -> Self {
    guard let copy = copy() as? Self else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned another class; return super's copy")
    }
    return copy
  }
}
