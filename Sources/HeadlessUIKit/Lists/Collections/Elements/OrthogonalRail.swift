import Foundation

/// A section that scrolls across the direction of its collection view, in the layout's space.
struct OrthogonalRail: Hashable {
  var frame: CGRect
  var contentSize: CGSize
  var isPaging = false
}
