import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A mark beside the content of a row of a table or list.
enum AccessoryMark {
  case disclosureIndicator
  case checkmark
  /// The letter i in a circle.
  case detail
  /// Three lines for dragging a row.
  case reorder
  /// A bar in a circle, for deleting a row. The color is that of the circle; `nil` for red.
  case delete(UIColor?)
  /// A plus sign in a circle, for inserting a row. The color is that of the circle; `nil` for green.
  case insert(UIColor?)
  /// A circle with a check mark while the row is selected. The color is that of the circle; `nil` for the tint color.
  case multiselect(UIColor?)
  /// A chevron that points down while the items below the row are shown.
  case outlineDisclosure

  /// Returns the size, in points.
  @MainActor
  func size(in traits: UITraitCollection) -> CGSize {
    switch self {
    case .delete, .insert, .multiselect: Self.square(traits.look.list.editingDiameter, traits)
    case .outlineDisclosure: Self.square(14, traits)
    case .disclosureIndicator: CGSize(width: 10.25, height: 14)
    case .checkmark: CGSize(width: 19, height: 17.25)
    case .detail: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 27, height: 13)
    }
  }

  /// Returns the node that draws the mark in a frame of a cell.
  ///
  /// - Parameter tint: The color of the mark; `nil` for the default of its kind.
  @MainActor
  func node(in frame: CGRect, of cell: UIView, tint: UIColor? = nil) -> LayoutNode {
    let traits = cell.traitCollection
    switch self {
    case .disclosureIndicator:
      let isMirrored = cell.isRightToLeft
      // The image has space around its strokes, as symbols have.
      let (start, tip) = isMirrored ? (frame.width - 2.25, 2.25) : (2.25, frame.width - 2.25)
      let points = [
        CGPoint(x: start, y: 1.5), CGPoint(x: tip, y: frame.height / 2),
        CGPoint(x: start, y: frame.height - 1.5),
      ]
      return Self.line("disclosureIndicator", frame, through: points, color: tint ?? .tertiaryLabel, in: traits)
    case .checkmark:
      let points = [
        CGPoint(x: 3, y: frame.height * 0.54),
        CGPoint(x: frame.width * 0.39, y: frame.height - 2.75),
        CGPoint(x: frame.width - 3, y: 2.75),
      ]
      return Self.line("checkmark", frame, through: points, color: tint ?? cell.tintColor, in: traits)
    case .detail: return Self.detailButton(in: frame, color: tint ?? cell.tintColor, traits)
    case .reorder:
      var control = LayoutNode(name: "reorder", frame: frame)
      control.children = [CGFloat(0), 5.5, 11].map {
        .box(
          "line", CGRect(x: 2, y: $0, width: frame.width - 4, height: 2), color: tint ?? .tertiaryLabel,
          radius: 1, in: traits)
      }
      return control
    case .delete(let color):
      return EditingCircle(isInsertion: false, color: color, bar: tint).node(in: frame, traits)
    case .insert(let color):
      return EditingCircle(isInsertion: true, color: color, bar: tint).node(in: frame, traits)
    case .multiselect(let color): return Self.selectionCircle(in: frame, of: cell, color: color, check: tint)
    case .outlineDisclosure: return Self.outlineChevron(in: frame, of: cell, color: tint ?? cell.tintColor)
    }
  }

  @MainActor
  private static func detailButton(in frame: CGRect, color: UIColor, _ traits: UITraitCollection) -> LayoutNode {
    var circle = LayoutNode(
      name: "detailButton", frame: frame, cornerRadii: CornerRadii(frame.width / 2),
      border: Border(width: 1.5, color: color.components(in: traits).color))
    let middle = frame.width / 2
    let dot = CGRect(x: middle - 1.25, y: 5.5, width: 2.5, height: 2.5)
    let stem = CGRect(x: middle - 0.875, y: 9.5, width: 1.75, height: 7)
    circle.children = [
      .box("dot", dot, color: color, radius: 1.25, in: traits), .box("stem", stem, color: color, in: traits),
    ]
    return circle
  }

  @MainActor
  static func line(
    _ name: String, _ frame: CGRect, through points: [CGPoint], width: CGFloat = 2, color: UIColor,
    in traits: UITraitCollection
  ) -> LayoutNode {
    let path = Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
    }
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    return LayoutNode(
      name: name, frame: frame,
      path: PathContent(path: path, stroke: .init(color: color.components(in: traits).color, style: style)))
  }
}
