import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// The shape of what the node draws, as an opaque node: everything that it paints, also in clear colors.
  ///
  /// A background covers its box, an image its rectangle, and a path and a text what they cover if they are opaque.
  /// Opacities and the alpha of pictures have no effect. Clips and masks do. A shadow is not part of the shape.
  var shape: LayoutNode {
    var node = self
    node.shadow = nil
    node.backdrop = nil
    node.filters.removeAll { if case .colors = $0 { true } else { false } }
    node.opacity = 1
    node.blend = .normal
    node.background = background.map { _ in .color(.black) }
    node.border?.color = .black
    node.path?.fill?.paint = .color(.black)
    node.path?.stroke?.color = .black
    for index in (text?.runs ?? []).indices {
      node.text?.runs[index].color = .black
      if text?.runs[index].background != nil { node.text?.runs[index].background = .black }
    }
    node.children = children.map(\.shape)
    if let image {
      node.image = nil
      node.children.insert(LayoutNode(frame: image.rect(in: bounds), background: .color(.black)), at: 0)
    }
    return node
  }
}

extension ImageContent {
  /// The rectangle that the picture covers in a box.
  fileprivate func rect(in box: CGRect) -> CGRect {
    guard case .bitmap(let bitmap) = source else { return box }
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return ImagePlacement(of: size, in: box, mode: mode).rect
  }
}
