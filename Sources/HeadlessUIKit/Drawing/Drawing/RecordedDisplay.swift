import FirstFrameLayoutTree
import Foundation

/// What a view drew, and what it drew it for.
struct RecordedDisplay {
  var bounds: CGRect
  var traits: UITraitCollection
  var nodes: [LayoutNode]
  var warnings: [String]
}
