import FirstFrameLayoutTree
import Foundation

/// A circle with a bar, which deletes a row, or with a plus sign, which inserts one.
struct EditingCircle {
  let isInsertion: Bool
  /// The color of the circle; `nil` for the standard color.
  var color: UIColor?
  /// The color of the bar; `nil` for white.
  var bar: UIColor?

  @MainActor
  func node(in frame: CGRect, _ traits: UITraitCollection) -> LayoutNode {
    let size = frame.width
    let thickness = size * 2.5 / 26
    var circle = LayoutNode.box(
      isInsertion ? "insert" : "delete", frame, color: color ?? (isInsertion ? .systemGreen : .systemRed),
      radius: size / 2, in: traits)
    let level = CGRect(x: size / 4, y: (size - thickness) / 2, width: size / 2, height: thickness)
    let upright = CGRect(x: level.minY, y: level.minX, width: thickness, height: size / 2)
    circle.children = (isInsertion ? [level, upright] : [level]).map {
      .box("bar", $0, color: bar ?? .white, radius: thickness / 2, in: traits)
    }
    return circle
  }
}
