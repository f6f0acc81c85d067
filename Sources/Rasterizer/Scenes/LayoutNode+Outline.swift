import Foundation
import Geometry
import Imaging
import LayoutTree
import Typesetting

extension LayoutNode {
  /// From the node's own space to its parent's: its transform works around the centre of its frame.
  var spaceTransform: Affine {
    let translation = Affine.translation(x: frame.minX, y: frame.minY)
    guard transform != .identity else { return translation }
    return Affine.translation(x: -frame.width / 2, y: -frame.height / 2)
      .followed(by: transform)
      .followed(by: .translation(x: frame.midX, y: frame.midY))
  }

  /// The edge of the box.
  var outline: Path { outline(insetBy: 0) }

  /// The edge of the box, moved inward, at most to its middle.
  func outline(insetBy distance: CGFloat) -> Path {
    let distance = min(distance, frame.width / 2, frame.height / 2)
    let radii = cornerRadii.fitted(to: frame.size).inset(by: distance)
    return Path { $0.addRoundedRect(bounds.insetBy(dx: distance, dy: distance), radii: radii) }
  }

  /// The line of a border, to be filled by the even-odd rule.
  func outline(of border: Border) -> Path {
    var path = outline
    if border.width * 2 < min(frame.width, frame.height) {
      path.addPath(outline(insetBy: border.width))
    }
    return path
  }

  /// The colour of a node that shows nothing but its background.
  var onlyColor: Color? {
    guard case .color(let color) = background, text == nil, path == nil, image == nil, border == nil, shadow == nil,
      children.isEmpty
    else { return nil }
    return color
  }

  /// A rectangle, in pixels, that holds all that the node and its children draw.
  ///
  /// Text may reach beyond its box, by no more than its font's size.
  func drawnBounds(in transform: Affine) -> CGRect {
    let reach = text?.runs.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0
    var drawn = bounds.insetBy(dx: -reach, dy: -reach).mapped(by: transform)
    guard !clips else { return drawn }
    for child in children {
      drawn = drawn.union(child.drawnBounds(in: child.spaceTransform.followed(by: transform)))
    }
    return drawn
  }
}
