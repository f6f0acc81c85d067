import Foundation
import Geometry
import Imaging
import LayoutTree
import Typesetting

/// Looks for what cannot be drawn, before anything is.
struct SceneCheck {
  static let deepestLevel = 1000
  static let largestLength: CGFloat = 1e9
  static let largestFontSize: CGFloat = 10_000

  func check(_ root: LayoutNode) throws(RasterizerError) {
    try check(root, path: Self.name(of: root), level: 0)
  }

  static func name(of node: LayoutNode, index: Int? = nil) -> String {
    node.name ?? index.map { "children[\($0)]" } ?? "root"
  }

  static func checkFrame(of node: LayoutNode, path: String) throws(RasterizerError) {
    try checkLength(node.frame.origin.x, "frame x", path, mayBeNegative: true)
    try checkLength(node.frame.origin.y, "frame y", path, mayBeNegative: true)
    try checkLength(node.frame.size.width, "frame width", path)
    try checkLength(node.frame.size.height, "frame height", path)
  }

  private func check(_ node: LayoutNode, path: String, level: Int) throws(RasterizerError) {
    guard level < Self.deepestLevel else { throw .tooDeep(limit: Self.deepestLevel, node: path) }
    try Self.checkFrame(of: node, path: path)
    try checkMeasures(of: node, path: path)
    try checkFeatures(of: node, path: path)
    for (index, child) in node.children.enumerated() {
      try check(child, path: path + "/" + Self.name(of: child, index: index), level: level + 1)
    }
  }

  private func checkMeasures(of node: LayoutNode, path: String) throws(RasterizerError) {
    for radius in node.cornerRadii.clockwise { try Self.checkLength(radius, "corner radius", path) }
    if let border = node.border { try Self.checkLength(border.width, "border width", path) }
    let transform = node.transform
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      try Self.checkLength(number, "transform", path, mayBeNegative: true)
    }
    if let text = node.text { try Self.checkMeasures(of: text, path: path) }
    if let stroke = node.path?.stroke { try Self.checkLength(stroke.style.width, "stroke width", path) }
    if let bounds = node.path?.path.controlPointBounds {
      for number in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
        try Self.checkLength(number, "path coordinate", path, mayBeNegative: true)
      }
    }
  }

  private func checkFeatures(of node: LayoutNode, path: String) throws(RasterizerError) {
    if node.shadow != nil { throw .unsupported(feature: "a shadow", node: path) }
    if node.image != nil { throw .unsupported(feature: "an image", node: path) }
    if node.path?.stroke?.dash.isEmpty == false { throw .unsupported(feature: "a dashed line", node: path) }
    for paint in [node.background, node.path?.fill?.paint] {
      switch paint {
      case .linear: throw .unsupported(feature: "a linear gradient", node: path)
      case .radial: throw .unsupported(feature: "a radial gradient", node: path)
      case .color, nil: break
      }
    }
  }

  static func checkLength(
    _ length: CGFloat, _ measure: String, _ path: String, mayBeNegative: Bool = false,
    largest: CGFloat = largestLength
  ) throws(RasterizerError) {
    guard length.isFinite, mayBeNegative || length >= 0, abs(length) <= largest else {
      throw .invalidMeasure(measure, value: Double(length), node: path)
    }
  }
}
