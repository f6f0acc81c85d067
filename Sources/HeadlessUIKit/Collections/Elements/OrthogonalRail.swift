import Foundation

/// A section that scrolls across the direction of its collection view, in the layout's space.
struct OrthogonalRail: Hashable {
  var frame: CGRect
  var contentSize: CGSize
  /// Where the content lies at first, from its leading edge.
  var initialOffset: CGFloat = 0
  var isPaging = false
}
