import Foundation

/// A view on screen and what the layout says of it.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The room in which the view was last asked for its size.
  var proposal: SizeProposal?
}
