public import Foundation

/// The width and the height of an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size in a container, in points.
  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var flexibleAxes: FlexibleAxes {
    var axes: FlexibleAxes = []
    if widthDimension.isFlexible { axes.insert(.horizontal) }
    if heightDimension.isFlexible { axes.insert(.vertical) }
    return axes
  }

  func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
