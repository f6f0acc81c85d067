import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension AccessoryMark {
  /// Whether the mark has one size in tables, and grows with the text in lists. Other marks grow in both.
  private var hasOneSizeInTables: Bool {
    switch self {
    case .disclosureIndicator, .checkmark, .detail, .reorder: true
    case .delete, .insert, .multiselect, .outlineDisclosure: false
    }
  }

  @MainActor
  private static func growth(_ traits: UITraitCollection) -> CGFloat {
    // Scaled values are whole pixels, so that a large one is precise.
    UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
  }

  /// Returns the size in a list, which grows with the text of the row.
  @MainActor
  func grownSize(in traits: UITraitCollection) -> CGSize {
    let (size, growth) = (size(in: traits), hasOneSizeInTables ? Self.growth(traits) : 1)
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  /// Returns the node that draws the mark in a frame of a list's cell.
  @MainActor
  func grownNode(in frame: CGRect, of cell: UIView, tint: UIColor?) -> LayoutNode {
    let traits = cell.traitCollection
    let growth = Self.growth(traits)
    guard hasOneSizeInTables, growth != 1 else { return node(in: frame, of: cell, tint: tint) }
    let size = size(in: traits)
    let own = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    var node = node(in: own, of: cell, tint: tint)
    node.transform = .scale(growth)
    return node
  }

  /// Returns the size of a mark that grows with the text of the row.
  @MainActor
  static func square(_ side: CGFloat, _ traits: UITraitCollection) -> CGSize {
    let scaled = UIFontMetrics.default.scaledValue(for: side, compatibleWith: traits)
    return CGSize(width: scaled, height: scaled)
  }

  /// Returns a ring, or a filled circle with a check mark if the cell is selected.
  @MainActor
  static func selectionCircle(in frame: CGRect, of cell: UIView, color: UIColor?, check: UIColor?) -> LayoutNode {
    let traits = cell.traitCollection
    let side = frame.width
    guard (cell as? UICollectionViewCell)?.isSelected == true else {
      return LayoutNode(
        name: "multiselect", frame: frame, cornerRadii: CornerRadii(side / 2),
        border: Border(width: side / 16, color: UIColor.tertiaryLabel.components(in: traits).color))
    }
    var circle = LayoutNode.box("multiselect", frame, color: color ?? cell.tintColor, radius: side / 2, in: traits)
    let points = [(0.28, 0.52), (0.43, 0.67), (0.72, 0.34)].map { CGPoint(x: side * $0.0, y: side * $0.1) }
    circle.children = [
      line(
        "check", CGRect(origin: .zero, size: frame.size), through: points, width: side / 11, color: check ?? .white,
        in: traits)
    ]
    return circle
  }

  /// Returns a chevron towards the trailing edge, or down if the items below the row are shown.
  @MainActor
  static func outlineChevron(in frame: CGRect, of cell: UIView, color: UIColor) -> LayoutNode {
    let side = frame.width
    let points: [CGPoint]
    if (cell as? UICollectionViewListCell)?.isExpanded == true {
      points = [(0.12, 0.33), (0.5, 0.69), (0.88, 0.33)].map { CGPoint(x: side * $0.0, y: side * $0.1) }
    } else {
      let isMirrored = cell.isRightToLeft
      points = [(0.33, 0.12), (0.69, 0.5), (0.33, 0.88)].map {
        CGPoint(x: side * (isMirrored ? 1 - $0.0 : $0.0), y: side * $0.1)
      }
    }
    return line("outlineDisclosure", frame, through: points, width: side / 7, color: color, in: cell.traitCollection)
  }
}
