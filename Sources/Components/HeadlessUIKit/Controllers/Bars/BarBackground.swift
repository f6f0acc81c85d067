import FirstFrameLayoutTree
import Foundation

/// The background of a bar, and the line at its edge.
@MainActor
struct BarBackground {
  var color: UIColor?
  /// The material, which is drawn if there is no color.
  var material: Material?
  /// The image above the color.
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The color of the line; `nil` for no line.
  var lineColor: UIColor?
  /// The image in place of the line. An empty image hides the line.
  var lineImage: UIImage?

  init(
    color: UIColor? = nil, material: Material? = nil, image: UIImage? = nil, lineColor: UIColor? = nil,
    lineImage: UIImage? = nil
  ) {
    self.color = color
    self.material = material
    self.image = image
    self.lineColor = lineColor
    self.lineImage = lineImage
  }

  /// Returns the nodes of the background and the line.
  ///
  /// - Parameters:
  ///   - box: The frame of the background, in points in the space of the bar's node.
  ///   - edge: The y coordinate of the edge with the line.
  ///   - isAbove: Whether the line is above that edge.
  func nodes(in box: CGRect, lineAt edge: CGFloat, isAbove: Bool, of bar: UIView) -> [LayoutNode] {
    let traits = bar.traitCollection
    var nodes: [LayoutNode] = []
    if let color {
      nodes.append(.box("background", box, color: color, in: traits))
    } else if let material {
      nodes.append(material.node("background", box, in: traits))
    }
    if let image { nodes.append(Self.node("background image", image, box, imageMode, of: bar)) }
    guard color != nil || material != nil || image != nil else { return nodes }
    let thickness = lineImage?.size.height ?? 1 / max(traits.displayScale, 1)
    let line = CGRect(x: box.minX, y: isAbove ? edge - thickness : edge, width: box.width, height: thickness)
    if let lineImage {
      if lineImage.size.height > 0 { nodes.append(Self.node("separator", lineImage, line, .scaleToFill, of: bar)) }
    } else if let lineColor {
      nodes.append(.box("separator", line, color: lineColor, in: traits))
    }
    return nodes
  }

  /// Returns the node of an image in a bar.
  static func node(
    _ name: String, _ image: UIImage, _ frame: CGRect, _ mode: UIView.ContentMode, of bar: UIView
  ) -> LayoutNode {
    var node = LayoutNode(name: name, frame: frame, clips: mode != .scaleToFill)
    image.describe(
      in: &node, as: ImageAppearance(mode: mode.imageMode, tint: bar.tintColor, traits: bar.traitCollection))
    return node
  }
}

extension UIView {
  /// Gives a bar and its items the appearance of a bar style. Black bars are dark.
  func adopt(_ style: UIBarStyle) {
    traitOverrides.userInterfaceStyle = style == .black ? .dark : .unspecified
  }
}
