import FirstFrameLayoutTree
public import Foundation

/// The bar of tabs at the bottom of a screen: 49 points high, plus the safe area, or the height of a capsule of glass.
@preconcurrency @MainActor
open class UITabBar: UIView, ItemBar {
  open var unselectedItemTintColor: UIColor? { didSet { itemsDidChange() } }
  open var barTintColor: UIColor?
  /// The image behind the selected tab, in the middle of it.
  open var selectionIndicatorImage: UIImage?
  /// The tint color of iOS 7.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Whether the controller's view extends below the bar. It does not below an opaque bar, unless the controller's
  /// `extendedLayoutIncludesOpaqueBars` is set.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var standardAppearance = UITabBarAppearance() { didSet { itemsDidChange() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemsDidChange() } }
  open var backgroundImage: UIImage?
  /// The image of the line above a bar with a background image.
  open var shadowImage: UIImage?
  /// The style; a black bar has the dark appearance.
  open var barStyle = UIBarStyle.default { didSet { adopt(barStyle) } }
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

  override var accessibilitySeries: Accessibility.Container.Kind? { .tabBar }

  /// A tab bar at the bottom of a screen is read last.
  override var accessibilityGrouping: Accessibility.Grouping {
    guard let container = superview as? ContainerView else { return .group }
    return frame.midY > container.bounds.midY ? .last : .first
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bottom = superview?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
    return CGSize(
      width: size.width,
      height: look.hasPlatter ? TabPlatter.barHeight(safeArea: bottom) : Self.height + bottom)
  }

  private var look: TabBarLook { traitCollection.look.tabBar }
  /// The look that the tabs were made for.
  private var shownLook: SystemLook?
  /// The appearance that the tabs were made with.
  private var tabAppearance: UITabBarItemAppearance?

  private var platter: TabPlatter { TabPlatter(count: items?.count ?? 0, in: bounds.size) }

  /// The frames of the tabs. Without a platter, they divide the width at whole points, and are inset by 2 points.
  private var tabFrames: [CGRect] {
    let count = items?.count ?? 0
    let isMirrored = isRightToLeft
    let hasPlatter = look.hasPlatter
    return (0..<count).map { index in
      let position = isMirrored ? count - 1 - index : index
      if hasPlatter { return PixelGrid(traitCollection).rounded(platter.tab(position)) }
      let (start, end) = (border(position, of: count) + 2, border(position + 1, of: count) - 2)
      return CGRect(x: start, y: 1, width: end - start, height: Self.height - 1)
    }
  }

  /// Returns the border before a tab without a platter, in points.
  private func border(_ index: Int, of count: Int) -> CGFloat {
    (bounds.width * CGFloat(index) / CGFloat(count) + 0.5).rounded(.down)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() || shownLook != traitCollection.look || tabAppearance !== itemAppearance.states {
      makeTabs()
    }
    for (tab, frame) in zip(tabs, tabFrames) { tab.frame = frame }
  }

  private func makeTabs() {
    shownLook = traitCollection.look
    let look = look
    for tab in tabs { tab.removeFromSuperview() }
    let states = itemAppearance.states
    tabAppearance = states
    tabs = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let enabled: UIColor =
        isSelected ? tintColor : unselectedItemTintColor ?? look.unselectedColor
      let standard = item.isEnabled ? enabled : .tertiaryLabel
      let tab = TabView(
        item, isSelected: isSelected, color: standard,
        appearance: !item.isEnabled ? states.disabled : isSelected ? states.selected : states.normal, look: look,
        traits: traitCollection)
      addSubview(tab)
      return tab
    }
  }

  private var shownAppearance: UITabBarAppearance { namedAppearance.appearance }

  /// The appearance that is drawn, with its path.
  private var namedAppearance: (path: String, appearance: UITabBarAppearance) {
    if let own = selectedItem?.scrollEdgeAppearance { return ("selectedItem.scrollEdgeAppearance", own) }
    if let scrollEdgeAppearance { return ("scrollEdgeAppearance", scrollEdgeAppearance) }
    if let own = selectedItem?.standardAppearance { return ("selectedItem.standardAppearance", own) }
    return ("standardAppearance", standardAppearance)
  }

  /// The appearance of the tabs, which depends on the size classes, with its name.
  private var itemAppearance: (name: String, states: UITabBarItemAppearance) {
    let traits = traitCollection
    if traits.verticalSizeClass == .compact {
      return ("compactInlineLayoutAppearance", shownAppearance.compactInlineLayoutAppearance)
    }
    if traits.horizontalSizeClass == .regular {
      return ("inlineLayoutAppearance", shownAppearance.inlineLayoutAppearance)
    }
    return ("stackedLayoutAppearance", shownAppearance.stackedLayoutAppearance)
  }

  override var undrawnProperties: [UndrawnProperty] {
    let path = namedAppearance.path
    let (name, states) = itemAppearance
    var properties = super.undrawnProperties
    // Only bars of a regular width center their tabs.
    if shownAppearance.stackedItemSpacing != 0, traitCollection.horizontalSizeClass == .regular {
      properties.append(UndrawnProperty("\(path).stackedItemSpacing", drawn: "the tabs share the bar's width"))
    }
    if shownAppearance.stackedItemWidth != 0, traitCollection.horizontalSizeClass == .regular {
      properties.append(UndrawnProperty("\(path).stackedItemWidth", drawn: "the tabs share the bar's width"))
    }
    for (state, appearance) in [("normal", states.normal), ("selected", states.selected)] {
      properties += appearance.undrawnProperties(at: "\(path).\(name).\(state)")
    }
    return properties
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsDidChange()
  }

  /// Adds the image behind the selected tab, in its own size.
  private func describeSelectionImage(in node: inout LayoutNode) {
    guard let image = shownAppearance.selectionIndicatorImage ?? selectionIndicatorImage,
      let selected = items?.firstIndex(where: { $0 === selectedItem })
    else { return }
    let frame = tabFrames[selected]
    let size = image.size
    let box = PixelGrid(traitCollection).rounded(
      CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height))
    node.children.append(BarBackground.node("selection image", image, box, .scaleToFill, of: self))
  }

  override func describeContent(in node: inout LayoutNode) {
    var background = BarBackground(
      color: shownAppearance.backgroundColor ?? barTintColor, material: look.material,
      image: shownAppearance.backgroundImage ?? backgroundImage,
      lineColor: shownAppearance.shadowColor ?? .barShadow,
      lineImage: shownAppearance.shadowImage ?? (backgroundImage == nil ? nil : shadowImage))
    background.imageMode = shownAppearance.backgroundImageContentMode
    node.children += background.nodes(in: node.bounds, lineAt: 0, isAbove: true, of: self)
    describeSelectionImage(in: &node)
    guard look.hasPlatter, let items, !items.isEmpty else { return }
    let radius = TabPlatter.height / 2
    node.children.append(Glass.control.node("platter", platter.frame, radius: radius, in: traitCollection))
    guard let selected = items.firstIndex(where: { $0 === selectedItem }) else { return }
    node.children.append(
      .box(
        "selection", tabFrames[selected], color: shownAppearance.selectionIndicatorTintColor ?? .quaternarySystemFill,
        radius: radius - 4,
        in: traitCollection))
  }

  // MARK: Delegate and items

  open weak var delegate: (any UITabBarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UITabBarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  /// Selects an item and notifies the delegate, as a touch does. For tests; UIKit has no equivalent.
  open func select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open var isCustomizing: Bool { false }

  /// Has no effect except for a warning: users customize bars by dragging.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    UsageWarnings.warnOfNoEffect("UITabBar.beginCustomizingItems", "users customize bars by dragging")
  }

  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// The placement of the items. It has no effect: they divide the width.
  open var itemPositioning: ItemPositioning {
    get { seldom["itemPositioning"] ?? .automatic }
    set { warnOfItems("itemPositioning", newValue, standard: .automatic) }
  }

  /// The width of an item, in points. It has no effect: the items divide the width of the bar.
  open var itemWidth: CGFloat {
    get { seldom["itemWidth"] ?? 0 }
    set { warnOfItems("itemWidth", newValue, standard: 0) }
  }

  /// The distance between items, in points. It has no effect: the items divide the width of the bar.
  open var itemSpacing: CGFloat {
    get { seldom["itemSpacing"] ?? 0 }
    set { warnOfItems("itemSpacing", newValue, standard: 0) }
  }
}

/// The parts of a tab bar, their colors, and the positions in a tab, in points.
struct TabBarLook {
  /// Whether the tabs lie on a capsule of glass.
  let hasPlatter: Bool
  /// The background of a bar without a color; `nil` for none.
  let material: Material?
  /// The standard color of the tabs that are not selected.
  let unselectedColor: UIColor
  /// The middle of an image above a title.
  let imageMiddle: CGFloat
  let titleTop: CGFloat
  let badgeTop: CGFloat

  static let iOS18 = TabBarLook(
    hasPlatter: false, material: .bar, unselectedColor: .systemGray, imageMiddle: 17, titleTop: 33, badgeTop: 2)

  static let iOS26 = TabBarLook(
    hasPlatter: true, material: nil, unselectedColor: .label, imageMiddle: 21, titleTop: 36.5, badgeTop: 4)
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

  // MARK: Attributes of titles

  /// Sets the font and the color of the badge in a state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    seldom["badgeTextAttributes \(state.rawValue)"] = textAttributes
    bar?.itemsDidChange()
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    seldom["badgeTextAttributes \(state.rawValue)"]
  }

  // MARK: Position and appearances

  /// The distance of the title from its standard position, in points.
  open var titlePositionAdjustment: UIOffset {
    get { seldom["titlePositionAdjustment"] ?? .zero }
    set {
      seldom["titlePositionAdjustment"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The appearance of the bar while the item is selected; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { seldom["standardAppearance"] }
    set {
      seldom["standardAppearance"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The appearance of the bar while the item is selected and the content is at its edge; `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { seldom["scrollEdgeAppearance"] }
    set {
      seldom["scrollEdgeAppearance"] = newValue
      bar?.itemsDidChange()
    }
  }
}
