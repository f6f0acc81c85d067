import FirstFrameLayoutTree
public import Foundation

/// A bar of buttons at the bottom of a screen, with a standard height.
@preconcurrency @MainActor
open class UIToolbar: UIView, ItemBar {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// The appearance of the bar. Since content is not scrolled, ``scrollEdgeAppearance`` is drawn instead if it is set.
  open var standardAppearance = UIToolbarAppearance() { didSet { itemsDidChange() } }
  open var compactAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsDidChange() } }
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }
  /// The style; a black bar has the dark appearance.
  open var barStyle = UIBarStyle.default { didSet { adopt(barStyle) } }
  /// The views of the shown items; `nil` for spaces.
  private var views: [UIView?] = []
  var needsItemViews = true

  private static let margin: CGFloat = 16
  /// The height of capsules of glass, in points.
  private static let platterHeight: CGFloat = 48
  private var platters: [BarPlatters] = []
  /// The look that the views were made for.
  private var shownLook: SystemLook?
  private static let gap: CGFloat = 8

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: look.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: look.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() || shownLook != traitCollection.look || buttonAppearances !== shownAppearance {
      makeViews()
    }
    traitCollection.look.barItem.isOnGlass ? placePlatters() : placeButtons()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    // Images for landscape depend on the size class.
    itemsDidChange()
  }

  private var look: ToolbarLook { traitCollection.look.toolbar }

  /// Places the buttons on capsules, one for all buttons between two spaces.
  private func placePlatters() {
    var groups: [(buttons: [BarPlatters.Button], space: CGFloat?)] = [([], 0)]
    for (item, view) in zip(shownItems, views) {
      if let view {
        groups[groups.count - 1].buttons.append(BarPlatters.Button(view: view, item: item))
      } else {
        // A flexible space has no width of its own.
        groups.append(([], item.systemItem == .flexibleSpace ? nil : item.width))
      }
    }
    platters = groups.map { BarPlatters($0.buttons, height: Self.platterHeight) }
    let taken = zip(groups, platters).reduce(2 * Self.margin) {
      $0 + ($1.0.space ?? 0) + $1.1.width
    }
    let flexible = groups.filter { $0.space == nil }.count
    let free = max(bounds.width - taken, 0) / CGFloat(max(flexible, 1))
    var x = Self.margin
    for index in platters.indices {
      x += groups[index].space ?? free
      platters[index].place(
        from: x, y: (look.height - Self.platterHeight) / 2, barWidth: bounds.width,
        isReversed: isRightToLeft,
        grid: PixelGrid(traitCollection))
      x += platters[index].width
    }
  }

  private func placeButtons() {
    platters = []
    let items = shownItems
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

  /// The appearance that the views were made with.
  private var buttonAppearances: UIToolbarAppearance?

  private var shownAppearance: UIToolbarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    return edge ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
  }

  override var undrawnProperties: [UndrawnProperty] {
    var properties = super.undrawnProperties
    if !isTranslucent {
      properties.append(UndrawnProperty("isTranslucent", drawn: "the bar has its standard background"))
    }
    let appearance = shownAppearance
    return properties + appearance.buttonAppearance.undrawnProperties(at: "buttonAppearance")
      + appearance.doneButtonAppearance.undrawnProperties(at: "doneButtonAppearance")
      + (items ?? []).undrawnProperties
  }

  private func makeView(of item: UIBarButtonItem) -> UIView {
    let appearance = shownAppearance
    let own = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    return item.makeView(for: self, appearance: own)
  }

  private func makeViews() {
    shownLook = traitCollection.look
    buttonAppearances = shownAppearance
    for view in views { view?.removeFromSuperview() }
    // Hidden items too, so that they appear once they are not hidden any more.
    for item in items ?? [] { item.bar = self }
    views = shownItems.map { $0.isSpace ? nil : makeView(of: $0) }
    // Sizes depend on the traits of the bar, which its subviews inherit.
    for view in views.compactMap({ $0 }) { addSubview(view) }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = min(view.sizeOnBar.height, look.height)
    view.frame = placed(fromLeft: CGRect(x: x, y: (look.height - height) / 2, width: width, height: height))
  }

  /// The bounds, and the safe area below the bar if the bar is directly above it.
  private var backgroundFrame: CGRect {
    var box = CGRect(origin: .zero, size: bounds.size)
    guard let superview else { return box }
    let bottom = superview.safeAreaInsets.bottom
    if abs(frame.maxY - (superview.bounds.maxY - bottom)) < 0.5 { box.size.height += bottom }
    return box
  }

  override var accessibilityGrouping: Accessibility.Grouping { .group }

  override func describeContent(in node: inout LayoutNode) {
    let appearance = shownAppearance
    var background = BarBackground(
      color: appearance.backgroundColor ?? barTintColor, material: look.material,
      image: appearance.backgroundImage ?? ownBackgroundImage, lineColor: appearance.shadowColor ?? look.lineColor,
      lineImage: appearance.shadowImage ?? (ownBackgroundImage == nil ? nil : shadowImage(forToolbarPosition: .any)))
    background.imageMode = appearance.backgroundImageContentMode
    node.children += background.nodes(in: backgroundFrame, lineAt: 0, isAbove: true, of: self)
    for group in platters { node.children += group.nodes(in: traitCollection) }
  }

  // MARK: Position and images

  /// The position that the delegate chooses; otherwise, the bottom.
  open var barPosition: UIBarPosition {
    guard let position = delegate?.position(for: self), position != .any else { return .bottom }
    return position
  }

  open weak var delegate: (any UIToolbarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UIToolbarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  /// Sets the background for a position and metrics. The one for any position and the default metrics is drawn if there
  /// is none for the bar's own.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    seldom["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { seldom["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"] }

  /// Sets the image of the line above a bar with a background image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    seldom["shadowImage \(topOrBottom.rawValue)"] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    seldom["shadowImage \(topOrBottom.rawValue)"]
  }
}

/// The height of a toolbar, in points, and its background.
struct ToolbarLook {
  let height: CGFloat
  /// The background of a bar without a color; `nil` for none.
  let material: Material?
  /// The standard color of the line above the bar; `nil` for no line.
  let lineColor: UIColor?

  static let iOS18 = ToolbarLook(height: 44, material: .bar, lineColor: .barShadow)
  static let iOS26 = ToolbarLook(height: 54, material: nil, lineColor: nil)
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// Chooses the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The position of a toolbar.
public typealias UIToolbarPosition = UIBarPosition

extension UIToolbar: UIBarPositioning {
  /// The background image that fits the position and the metrics of the bar best.
  var ownBackgroundImage: UIImage? {
    let metrics: [UIBarMetrics] = traitCollection.verticalSizeClass == .compact ? [.compact, .default] : [.default]
    for position in [barPosition, .any] {
      for metric in metrics {
        if let image = backgroundImage(forToolbarPosition: position, barMetrics: metric) { return image }
      }
    }
    return nil
  }
}
