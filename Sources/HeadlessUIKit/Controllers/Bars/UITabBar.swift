import FirstFrameLayoutTree
public import Foundation

/// The bar of tabs at the bottom of a screen: 49 points high, plus the safe area.
@preconcurrency @MainActor
open class UITabBar: UIView, ItemBar {
  open var unselectedItemTintColor: UIColor? { didSet { itemsDidChange() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  private var tabs: [TabView] = []
  var needsItemViews = true

  static let height: CGFloat = 49

  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open var selectedItem: UITabBarItem? { didSet { itemsDidChange() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// The frames of the tabs, which have equal widths.
  private var tabFrames: [CGRect] {
    let count = CGFloat(items?.count ?? 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (items ?? []).indices.map { index in
      let position = isMirrored ? count - 1 - CGFloat(index) : CGFloat(index)
      return CGRect(x: bounds.width / count * position, y: 0, width: bounds.width / count, height: Self.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() { makeTabs() }
    for (tab, frame) in zip(tabs, tabFrames) { tab.frame = PixelGrid(traitCollection).rounded(frame) }
  }

  private func makeTabs() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let tab = TabView(
        item, isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
      addSubview(tab)
      return tab
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsDidChange()
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

/// The content of a tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { bar?.itemsDidChange() } }
  open var badgeColor: UIColor? { didSet { bar?.itemsDidChange() } }

  /// The image while the tab is selected; `nil` to use `image`.
  open var selectedImage: UIImage? { didSet { bar?.itemsDidChange() } }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}

/// A tab: an image above a small title.
final class TabView: UIView {
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    super.init(frame: .zero)
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = color
    label.text = item.badgeValue.map { "\(item.title ?? "") (\($0))" } ?? item.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = color
    isAccessibilityElement = true
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Centers the image 17 points below the bar's top edge. The title starts 33 points below the edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(traitCollection)
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    picture.frame = grid.rounded(
      CGRect(x: (bounds.width - size.width) / 2, y: 17 - size.height / 2, width: size.width, height: size.height))
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 14)
  }
}
