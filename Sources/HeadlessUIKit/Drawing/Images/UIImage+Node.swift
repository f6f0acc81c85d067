import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension UIImage {
  /// Adds the picture to a node, in a rectangle of the node's own space.
  func describe(in node: inout LayoutNode, rect: CGRect? = nil, as appearance: ImageAppearance) {
    let box = rect ?? node.bounds
    let isFlipped = values.flipsForRightToLeft && appearance.isRightToLeft
    // Only an upright bitmap that fills the node is the node's own picture.
    if case .bitmap = values.content, rect == nil, !isFlipped, node.image == nil {
      node.image = imageContent(as: appearance)
      return
    }
    var picture = LayoutNode(frame: box)
    describe(inBox: &picture, as: appearance)
    if isFlipped { picture.transform = Affine.scale(x: -1, y: 1) }
    if !isFlipped, picture.image == nil, rect == nil, node.path == nil {
      node.path = picture.path
      node.children += picture.children
    } else {
      node.children.append(picture)
    }
  }

  private func describe(inBox node: inout LayoutNode, as appearance: ImageAppearance) {
    let color = appearance.color(of: values)
    let place = ContentPlacement.rect(of: size, in: node.bounds, mode: appearance.mode)
    switch values.content {
    case .bitmap: node.image = imageContent(as: appearance)
    case .symbol(let symbol): symbol.describe(in: &node, rect: place, color: color ?? .black)
    case .drawing(let nodes): node.children += Self.scaled(nodes.map { $0.tinted(color) }, from: size, to: place)
    }
  }

  private func imageContent(as appearance: ImageAppearance) -> ImageContent? {
    guard case .bitmap(let bitmap) = values.content else { return nil }
    let caps = values.capInsets
    return ImageContent(
      source: .bitmap(bitmap), mode: appearance.mode, tint: appearance.color(of: values), scale: scale,
      capInsets: EdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right))
  }

  /// What was drawn at one size, in a box that cuts it off, stretched to a rectangle.
  private static func scaled(_ nodes: [LayoutNode], from size: CGSize, to place: CGRect) -> [LayoutNode] {
    guard size.width > 0, size.height > 0, !nodes.isEmpty else { return [] }
    let frame = CGRect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
    let scale = Affine.scale(x: place.width / size.width, y: place.height / size.height)
    return [LayoutNode(frame: frame, clips: true, transform: scale, children: nodes)]
  }
}
