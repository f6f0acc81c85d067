import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Whether there is more to draw than the node's own box.
  var hasContent: Bool {
    !children.isEmpty || text != nil || path != nil || image != nil
  }

  /// The node's box alone: its background, border and shadow.
  var ownBox: LayoutNode {
    var box = self
    box.children = []
    box.text = nil
    box.path = nil
    box.image = nil
    return box
  }

  /// Whether the node's box alone is one colour from edge to edge of the picture, known without drawing it.
  ///
  /// - Parameter scale: Pixels per point; a box that ends within a pixel fades there.
  func hasFlatBox(scale: CGFloat) -> Bool {
    let isPlain =
      switch background {
      case nil, .color: true
      case .linear, .radial, .conic: false
      }
    let endsOnPixels = [frame.width, frame.height].allSatisfy { ($0 * scale).rounded() == $0 * scale }
    return isPlain && endsOnPixels && cornerRadii.isZero && border == nil && shadow == nil && opacity == 1
      && clipPath == nil
      && blend == .normal && transform == .identity
  }

  /// The number of nodes below this one.
  var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }
}
