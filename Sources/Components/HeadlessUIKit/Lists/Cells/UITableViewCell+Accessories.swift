import FirstFrameLayoutTree
import Foundation

/// The view or the marks at the trailing edge of a cell.
extension UITableViewCell {
  /// The distance from the content to the accessory, in points.
  static let accessoryGap: CGFloat = 8
  /// The distance between two marks, in points.
  private static let markGap: CGFloat = 10

  /// The marks at the trailing edge, from the leading side.
  private var marks: [AccessoryMark] {
    guard let editing = placement.editing else { return accessoryType.marks }
    return editingAccessoryType.marks + (editing.canMove ? [.reorder] : [])
  }

  var accessorySize: CGSize {
    if let view = isEditing ? editingAccessoryView : accessoryView { return view.bounds.size }
    let grid = PixelGrid(traitCollection)
    let sizes = marks.map { grid.ceiled($0.size(in: traitCollection)) }
    let gaps = Self.markGap * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the frame of the accessory: the view, or the marks.
  func accessoryFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize
    let end = sideMargin + placement.indexWidth
    let x = isMirrored ? end : size.width - end - accessory.width
    let y = (size.height - placement.reservedHeight - accessory.height) / 2
    return PixelGrid(traitCollection).rounded(CGRect(origin: CGPoint(x: x, y: y), size: accessory))
  }

  func describeMarks(in node: inout LayoutNode) {
    let frame = accessoryFrame(in: bounds.size)
    let grid = PixelGrid(traitCollection)
    var offset: CGFloat = 0
    for mark in marks {
      let size = grid.ceiled(mark.size(in: traitCollection))
      let x = frame.minX + (isMirrored ? frame.width - offset - size.width : offset)
      let y = grid.rounded(frame.midY - size.height / 2)
      node.children.append(mark.node(in: CGRect(origin: CGPoint(x: x, y: y), size: size), of: self))
      offset += size.width + Self.markGap
    }
  }
}
