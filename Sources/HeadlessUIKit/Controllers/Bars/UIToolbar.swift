import FirstFrameLayoutTree
public import Foundation

/// A bar of buttons, 44 points high, at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, ItemBar {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The views of the items; `nil` for spaces.
  private var views: [UIView?] = []
  var needsItemViews = true

  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() { makeViews() }
    let items = items ?? []
    let widths = zip(items, views).map { item, view in
      item.width > 0 ? item.width : view?.sizeOnBar.width ?? 0
    }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let gaps = Self.gap * CGFloat(max(items.count - 1, 0))
    let free = max(bounds.width - 2 * Self.margin - gaps - widths.reduce(0, +), 0)
    var x = Self.margin
    for (item, (view, width)) in zip(items, zip(views, widths)) {
      if let view { place(view, x: x, width: width) }
      x += width + Self.gap + (item.systemItem == .flexibleSpace ? free / CGFloat(flexible) : 0)
    }
  }

  private func makeViews() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { $0.isSpace ? nil : $0.makeView(for: self) }
    // Sizes depend on the traits of the bar, which its subviews inherit.
    for view in views.compactMap({ $0 }) { addSubview(view) }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = min(view.sizeOnBar.height, Self.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = PixelGrid(traitCollection).rounded(
      CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (Self.height - height) / 2, width: width, height: height))
  }

  override func describeContent(in node: inout LayoutNode) {
    let line = 1 / max(traitCollection.displayScale, 1)
    node.children += [
      .box("background", node.bounds, color: barTintColor ?? .systemBackground, in: traitCollection),
      .box(
        "separator", CGRect(x: 0, y: 0, width: node.frame.width, height: line), color: .separator,
        in: traitCollection),
    ]
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
