import FirstFrameLayoutTree
public import Foundation

/// The bar of tabs at the bottom: 49 points above the safe area.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  private var tabs: [TabView] = []

  static let height: CGFloat = 49

  open var items: [UITabBarItem]? {
    didSet {
      items?.forEach { $0.bar = self }
      setNeedsLayout()
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// The frames of the tabs, which share the width.
  private var tabFrames: [CGRect] {
    let count = CGFloat(items?.count ?? 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (items ?? []).indices.map { index in
      let place = isMirrored ? count - 1 - CGFloat(index) : CGFloat(index)
      return CGRect(x: bounds.width / count * place, y: 0, width: bounds.width / count, height: Self.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for tab in tabs { tab.removeFromSuperview() }
    tabs = zip(items ?? [], tabFrames).map { item, frame in
      let isSelected = item === selectedItem
      let tab = TabView(
        item, isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
      tab.frame = PixelGrid(traitCollection).rounded(frame)
      addSubview(tab)
      return tab
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
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
