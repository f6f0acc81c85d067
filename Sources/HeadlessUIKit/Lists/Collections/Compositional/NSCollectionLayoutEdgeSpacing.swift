import Foundation

/// The distances around an item, which its neighbours keep.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func before(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }

  func after(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
