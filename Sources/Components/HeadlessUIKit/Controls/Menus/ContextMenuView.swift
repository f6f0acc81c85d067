import FirstFrameLayoutTree
import Foundation

/// A menu and a preview above blurred content.
final class ContextMenuView: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private var menuView: MenuView?
  private let controller: UIViewController?
  private weak var source: UIView?
  private var preview: UIView?

  /// The distance between the preview and the menu, and from both to the edges, in points.
  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 16

  var menu: UIMenu? { didSet { showMenu() } }

  init(menu: UIMenu?, controller: UIViewController?, source: UIView) {
    self.menu = menu
    self.controller = controller
    self.source = source
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    addSubview(blur)
    preview = controller?.view ?? source.snapshotView(afterScreenUpdates: true)
    if let preview {
      if controller != nil {
        preview.layer.cornerRadius = 13
        preview.layer.cornerCurve = .continuous
        preview.clipsToBounds = true
      }
      addSubview(preview)
    }
    showMenu()
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  private func showMenu() {
    menuView?.removeFromSuperview()
    menuView = menu.map(MenuView.init)
    if let menuView { addSubview(menuView) }
    setNeedsLayout()
  }

  private var previewSize: CGSize {
    guard let controller else { return source?.bounds.size ?? .zero }
    let preferred = controller.preferredContentSize
    let width = bounds.width - 2 * Self.margin
    let wish =
      preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: width, height: bounds.height * 0.5)
    let scale = min(1, width / wish.width)
    return CGSize(width: wish.width * scale, height: wish.height * scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let target = source.map { $0.convert($0.bounds, to: self) } ?? .zero
    let size = previewSize
    let menuSize = menuView?.sizeThatFits(area.size) ?? .zero
    let height = size.height + (menuView == nil ? 0 : Self.gap + menuSize.height)
    // At the place of the view if possible, and otherwise moved so that the menu is on the screen.
    let x = controller == nil ? target.minX : max(min(target.midX - size.width / 2, area.maxX - size.width), area.minX)
    let y = max(min(target.midY - size.height / 2, area.maxY - height), area.minY)
    let grid = PixelGrid(traitCollection)
    preview?.frame = grid.rounded(CGRect(origin: CGPoint(x: x, y: y), size: size))
    guard let menuView else { return }
    // The menu is on the side of the screen on which the view is.
    let isAtRight = x + size.width / 2 > bounds.midX
    let isWide = size.width > area.width - menuSize.width / 2
    let isMirrored = isRightToLeft
    let alignsRight = isWide ? isMirrored : isAtRight
    let menuX = max(min(alignsRight ? x + size.width - menuSize.width : x, area.maxX - menuSize.width), area.minX)
    menuView.frame = grid.rounded(
      CGRect(x: menuX, y: y + size.height + Self.gap, width: menuSize.width, height: menuSize.height))
  }
}
