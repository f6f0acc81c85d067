import Foundation
import Geometry
import Imaging
import LayoutTree

extension UITableViewCell {
  /// Adds what lies around the content: the background, the accessory and the separators.
  func describeLook(in node: inout LayoutNode) {
    if let color = shownBackground { node.background = .color(color.components(in: traitCollection).color) }
    if accessoryView == nil { describeAccessory(in: &node) }
    describeSeparators(in: &node)
  }

  /// The selection, and else the white of grouped tables, where the cell has no background of its own.
  private var shownBackground: UIColor? {
    let isMarked = isSelected || isHighlighted
    if isMarked, selectionStyle != .none, selectedBackgroundView == nil { return .systemGray4 }
    return backgroundColor == nil && settings.isGrouped ? .secondarySystemGroupedBackground : nil
  }

  // MARK: Separators

  private func describeSeparators(in node: inout LayoutNode) {
    guard let color = settings.separatorColor, settings.separatorHeight > 0 else { return }
    let inset = separatorInset
    let height = settings.separatorHeight
    func line(_ name: String, y: CGFloat, left: CGFloat, right: CGFloat) -> LayoutNode {
      let frame = CGRect(x: left, y: y, width: max(bounds.width - left - right, 0), height: height)
      return .box(name, frame, color: color, in: traitCollection)
    }
    let isFramed = settings.isGrouped && !settings.isInset
    if isFramed, settings.isFirst { node.children.append(line("separator", y: 0, left: 0, right: 0)) }
    if settings.isGrouped, settings.isLast {
      if isFramed { node.children.append(line("separator", y: bounds.height - height, left: 0, right: 0)) }
      return
    }
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    node.children.append(line("separator", y: bounds.height - height, left: left, right: right))
  }

  // MARK: Accessory

  private func describeAccessory(in node: inout LayoutNode) {
    let frame = accessoryFrame(in: bounds.size)
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: node.children.append(disclosureIndicator(in: frame))
    case .checkmark: node.children.append(checkmark(in: frame))
    case .detailButton: node.children.append(contentsOf: detailButton(in: frame))
    case .detailDisclosureButton:
      let (button, indicator) = (CGSize(width: 22, height: 22), CGSize(width: 8, height: 13))
      let buttonX = isMirrored ? frame.maxX - button.width : frame.minX
      let indicatorX = isMirrored ? frame.minX : frame.maxX - indicator.width
      let y = PixelGrid(traitCollection).rounded(frame.midY - indicator.height / 2)
      node.children.append(
        contentsOf: detailButton(in: CGRect(origin: CGPoint(x: buttonX, y: frame.minY), size: button)))
      node.children.append(disclosureIndicator(in: CGRect(origin: CGPoint(x: indicatorX, y: y), size: indicator)))
    }
  }

  private func disclosureIndicator(in frame: CGRect) -> LayoutNode {
    let (start, tip) = isMirrored ? (frame.width - 1, 1) : (1, frame.width - 1)
    let points = [
      CGPoint(x: start, y: 1), CGPoint(x: tip, y: frame.height / 2), CGPoint(x: start, y: frame.height - 1),
    ]
    return line("disclosureIndicator", frame, through: points, color: .tertiaryLabel)
  }

  private func checkmark(in frame: CGRect) -> LayoutNode {
    let points = [
      CGPoint(x: 1, y: frame.height * 0.55), CGPoint(x: frame.width * 0.37, y: frame.height - 1),
      CGPoint(x: frame.width - 1, y: 1),
    ]
    return line("checkmark", frame, through: points, color: tintColor)
  }

  /// The letter i in a circle.
  private func detailButton(in frame: CGRect) -> [LayoutNode] {
    let traits = traitCollection
    let color = tintColor.components(in: traits).color
    var circle = LayoutNode(
      name: "detailButton", frame: frame, cornerRadii: CornerRadii(frame.width / 2),
      border: Border(width: 1.5, color: color))
    let middle = frame.width / 2
    let dot = CGRect(x: middle - 1.25, y: 5.5, width: 2.5, height: 2.5)
    let stem = CGRect(x: middle - 0.875, y: 9.5, width: 1.75, height: 7)
    circle.children = [
      .box("dot", dot, color: tintColor, radius: 1.25, in: traits), .box("stem", stem, color: tintColor, in: traits),
    ]
    return [circle]
  }

  private func line(_ name: String, _ frame: CGRect, through points: [CGPoint], color: UIColor) -> LayoutNode {
    let path = Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    return LayoutNode(
      name: name, frame: frame,
      path: PathContent(path: path, stroke: .init(color: color.components(in: traitCollection).color, style: style)))
  }
}
