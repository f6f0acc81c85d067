public import Foundation

/// Where a popover comes from. In a compact width it is a sheet, as on phones.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  /// In the source view's space; its bounds where nothing is set.
  open var sourceRect = CGRect.null
  open weak var sourceItem: UIBarButtonItem?
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?

  /// The place of a popover of a size: below what it comes from where there is room, else above, and on the screen.
  func frame(of size: CGSize, in container: UIView) -> CGRect {
    let source = sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    guard let source else {
      return CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
    let below = source.maxY + Self.gap
    let y = below + size.height <= room.maxY ? below : max(source.minY - Self.gap - size.height, room.minY)
    let x = min(max(source.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX))
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The arrow's length, in points. Arrows are not drawn.
  private static let gap: CGFloat = 13
}
