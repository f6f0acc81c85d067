import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The marks at the trailing edge of the rows of tables and lists.
@MainActor
struct AccessoryMark {
  let traits: UITraitCollection
  let tint: UIColor
  let isMirrored: Bool

  static let disclosureSize = CGSize(width: 8, height: 13)
  static let checkmarkSize = CGSize(width: 14, height: 12)
  static let detailSize = CGSize(width: 22, height: 22)
  static let reorderSize = CGSize(width: 20, height: 9)

  func disclosureIndicator(in frame: CGRect, color: UIColor = .tertiaryLabel) -> LayoutNode {
    let (start, tip) = isMirrored ? (frame.width - 1, 1) : (1, frame.width - 1)
    let points = [
      CGPoint(x: start, y: 1), CGPoint(x: tip, y: frame.height / 2), CGPoint(x: start, y: frame.height - 1),
    ]
    return line("disclosureIndicator", frame, through: points, color: color)
  }

  func checkmark(in frame: CGRect) -> LayoutNode {
    let points = [
      CGPoint(x: 1, y: frame.height * 0.55), CGPoint(x: frame.width * 0.37, y: frame.height - 1),
      CGPoint(x: frame.width - 1, y: 1),
    ]
    return line("checkmark", frame, through: points, color: tint)
  }

  /// The letter i in a circle.
  func detailButton(in frame: CGRect) -> LayoutNode {
    var circle = LayoutNode(
      name: "detailButton", frame: frame, cornerRadii: CornerRadii(frame.width / 2),
      border: Border(width: 1.5, color: tint.components(in: traits).color))
    let middle = frame.width / 2
    let dot = CGRect(x: middle - 1.25, y: 5.5, width: 2.5, height: 2.5)
    let stem = CGRect(x: middle - 0.875, y: 9.5, width: 1.75, height: 7)
    circle.children = [
      .box("dot", dot, color: tint, radius: 1.25, in: traits), .box("stem", stem, color: tint, in: traits),
    ]
    return circle
  }

  /// Three lines to drag a row by.
  func reorderControl(in frame: CGRect) -> LayoutNode {
    var control = LayoutNode(name: "reorder", frame: frame)
    control.children = [CGFloat(0), 4, 8].map {
      .box("line", CGRect(x: 0, y: $0, width: frame.width, height: 1), color: .tertiaryLabel, in: traits)
    }
    return control
  }

  private func line(_ name: String, _ frame: CGRect, through points: [CGPoint], color: UIColor) -> LayoutNode {
    let path = Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    return LayoutNode(
      name: name, frame: frame,
      path: PathContent(path: path, stroke: .init(color: color.components(in: traits).color, style: style)))
  }
}
