import FirstFrameLayoutTree
import Foundation

/// The controls of a row while its table is edited. Their sizes were measured with iOS 26.
struct RowEditing: Hashable {
  var style = UITableViewCell.EditingStyle.delete
  /// Whether the content moves for the control.
  var isIndented = true
  /// Whether the row shows a control for moving it.
  var canMove = false

  /// The diameter of the control, and its distance from the leading edge, in points.
  private static let diameter: CGFloat = 26
  private static let start: CGFloat = 15
  /// The distance by which the content moves, in points.
  private static let shift: CGFloat = 40

  var contentShift: CGFloat { isIndented ? Self.shift : 0 }

  /// Returns the node of the control that deletes or inserts the row; `nil` if there is none.
  @MainActor
  func controlNode(in bounds: CGRect, isMirrored: Bool, _ traits: UITraitCollection) -> LayoutNode? {
    guard style != .none else { return nil }
    let size = Self.diameter
    let frame = PixelGrid(traits).rounded(
      CGRect(
        x: isMirrored ? bounds.width - Self.start - size : Self.start, y: (bounds.height - size) / 2, width: size,
        height: size))
    return EditingCircle(isInsertion: style == .insert).node(in: frame, traits)
  }
}
