import FirstFrameLayoutTree
import Foundation

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

  private var mark: AccessoryMark { AccessoryMark(traits: traitCollection, tint: tintColor, isMirrored: isMirrored) }

  private func describeAccessory(in node: inout LayoutNode) {
    let frame = accessoryFrame(in: bounds.size)
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: node.children.append(mark.disclosureIndicator(in: frame))
    case .checkmark: node.children.append(mark.checkmark(in: frame))
    case .detailButton: node.children.append(mark.detailButton(in: frame))
    case .detailDisclosureButton:
      let (button, indicator) = (AccessoryMark.detailSize, AccessoryMark.disclosureSize)
      let buttonX = isMirrored ? frame.maxX - button.width : frame.minX
      let indicatorX = isMirrored ? frame.minX : frame.maxX - indicator.width
      let y = PixelGrid(traitCollection).rounded(frame.midY - indicator.height / 2)
      node.children.append(mark.detailButton(in: CGRect(origin: CGPoint(x: buttonX, y: frame.minY), size: button)))
      node.children.append(
        mark.disclosureIndicator(in: CGRect(origin: CGPoint(x: indicatorX, y: y), size: indicator)))
    }
  }
}
