import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// The bar above a controller's content.
///
/// Its height is that of a row of buttons, with space above and below in sheets and below tall status bars
/// (``NavigationBarLook``). A large title adds 52 points.
@preconcurrency @MainActor
open class UINavigationBar: UIView, ItemBar {
  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  /// Whether the controller's view extends below the bar. It does not below an opaque bar, unless the controller's
  /// `extendedLayoutIncludesOpaqueBars` is set.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The color behind the bar, up to the top of the screen; `nil` for none, as above content that is not scrolled.
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The appearance of the bar. Since content is not scrolled, ``scrollEdgeAppearance`` is drawn instead if it is set.
  open var standardAppearance = UINavigationBarAppearance() { didSet { itemsDidChange() } }
  /// The appearance in place of ``standardAppearance`` on a phone in landscape.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
  /// The appearance in place of ``scrollEdgeAppearance`` on a phone in landscape.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
  /// The style; a black bar has the dark appearance.
  open var barStyle = UIBarStyle.default { didSet { adopt(barStyle) } }
  /// The image of the line below a bar with a background image.
  open var shadowImage: UIImage?
  /// The image of the back button in place of the chevron.
  open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  let promptLabel = UILabel()
  let subtitleLine = SubtitleLine(isLarge: false)
  let largeSubtitleLine = SubtitleLine(isLarge: true)
  private var startButtons: [BarPlatters.Button] = []
  private var endButtons: [BarPlatters.Button] = []
  private var platters: [BarPlatters] = []
  /// The view that the top item shows in place of its title.
  private var titleView: UIView?
  var needsItemViews = true
  /// A closure that is called when the back button is tapped.
  var backAction: (() -> Void)?

  /// The height of the row of buttons, in points.
  var rowHeight: CGFloat {
    let traits = traitCollection
    let look = traits.look.navigationBar
    if traits.verticalSizeClass == .compact { return look.compactRowHeight }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      ? look.regularRowHeight : look.rowHeight
  }

  /// The distance from the edges to the first and last buttons, in points.
  private var margin: CGFloat { look.margin ?? systemMargin }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    promptLabel.textAlignment = .center
    for label in [promptLabel, titleLabel, largeTitleLabel] { addSubview(label) }
  }

  /// The items of the controllers on the stack; the last one is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearance above content that is not scrolled; `nil` to use the bar's own properties.
  private var edgeAppearance: UINavigationBarAppearance? {
    let item = topItem
    let compact = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The appearance of the titles and buttons.
  var contentAppearance: UINavigationBarAppearance {
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    return edgeAppearance ?? compact ?? item?.standardAppearance ?? standardAppearance
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titlesHeight + searchHeight)
  }

  /// The height of the buttons and titles, in points: 0 during a search that hides them.
  private var titlesHeight: CGFloat {
    isCollapsedForSearch
      ? 0 : rowTop + rowHeight + rowBottom + (showsLargeTitle ? largeTitleHeight + largeSubtitleHeight : 0)
  }

  // MARK: Search

  /// The search bar that was added below the titles.
  private weak var stackedBar: UISearchBar?

  /// Where the search bar of the top item is shown. On a phone with iOS 26, it is at the bottom of the screen unless
  /// `preferredSearchBarPlacement` is `.stacked`.
  var searchPlacement: UINavigationItem.SearchBarPlacement {
    guard look.placesSearchAtBottom, traitCollection.userInterfaceIdiom != .pad else { return .stacked }
    let preferred = topItem?.preferredSearchBarPlacement ?? .automatic
    return preferred == .stacked ? .stacked : .integrated
  }

  /// Whether a search hides the titles and buttons.
  var isCollapsedForSearch: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation && searchPlacement == .stacked
  }

  private var searchHeight: CGFloat {
    guard let bar = topItem?.searchController?.searchBar, searchPlacement == .stacked else { return 0 }
    return look.searchHeight + bar.growth(in: traitCollection) + bar.shownScopeHeight
  }

  private func placeSearchBar() {
    let bar = searchPlacement == .stacked ? topItem?.searchController?.searchBar : nil
    if let stackedBar, stackedBar !== bar, stackedBar.superview === self { stackedBar.removeFromSuperview() }
    stackedBar = bar
    guard let bar else { return }
    bar.placement = .navigationBar
    if bar.superview !== self { addSubview(bar) }
    bar.frame = CGRect(x: 0, y: titlesHeight, width: bounds.width, height: searchHeight)
  }

  var look: NavigationBarLook { traitCollection.look.navigationBar }

  /// Whether the bar is at the top of a sheet.
  private var isInSheet: Bool {
    var view = superview
    while let current = view {
      if let presentation = current as? PresentationView { return presentation.kind != .screen }
      view = current.superview
    }
    return false
  }

  /// The distance from the safe area to the bar, in points.
  var zoneOffset: CGFloat { look.sheetOffset > 0 && isInSheet ? look.sheetOffset : 0 }

  /// The distance from the bar's top to the row of buttons: the prompt, and in a sheet a margin.
  var rowTop: CGFloat {
    let look = look
    let prompt: CGFloat = topItem?.prompt == nil ? 0 : look.promptHeight
    return prompt + (look.sheetMargin > 0 && isInSheet ? look.sheetMargin : 0)
  }

  /// The space below the row of buttons.
  var rowBottom: CGFloat {
    if isInSheet { return look.sheetMargin }
    return (superview?.safeAreaInsets.top ?? 0) > 20 ? look.bottomBelowTallStatusBar : 0
  }

  override var accessibilityGrouping: Accessibility.Grouping { superview is ContainerView ? .first : .group }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() || shownLook != traitCollection.look || buttonAppearances !== contentAppearance {
      makeButtons()
    }
    let isOnGlass = traitCollection.look.barItem.isOnGlass
    let edges = isOnGlass ? placePlatters() : placeButtons()
    placeTitles(from: edges.start, to: edges.end)
    placeSearchBar()
    hideTitlesForSearch()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    // Images for landscape depend on the size class.
    itemsDidChange()
  }

  private var hidTitlesForSearch = false

  private func hideTitlesForSearch() {
    let isCollapsed = isCollapsedForSearch
    guard isCollapsed || hidTitlesForSearch else { return }
    hidTitlesForSearch = isCollapsed
    for view in (startButtons + endButtons).map(\.view) + [titleView].compactMap({ $0 }) { view.isHidden = isCollapsed }
    if isCollapsed { platters = [] }
  }

  /// Places the buttons on capsules, and returns the space between them.
  private func placePlatters() -> (start: CGFloat, end: CGFloat) {
    let grid = PixelGrid(traitCollection)
    platters = [startButtons, endButtons].enumerated().map { index, buttons in
      var side = BarPlatters(buttons, height: rowHeight)
      side.place(
        from: margin, y: rowTop, barWidth: bounds.width,
        isReversed: (index == 1) != isRightToLeft, grid: grid)
      return side
    }
    let widths = platters.map { $0.width > 0 ? $0.width + BarPlatters.gap : 0 }
    return (margin + widths[0], bounds.width - margin - widths[1])
  }

  private func placeButtons() -> (start: CGFloat, end: CGFloat) {
    platters = []
    // The image of the back button is nearer to the edge than other buttons.
    var (start, end) = (
      startButtons.first.map { $0.item == nil ? 8 : margin } ?? margin,
      bounds.width - margin
    )
    for view in startButtons.map(\.view) {
      let width = view.sizeOnBar.width
      place(view, x: start, width: width)
      start += width + 8
    }
    for view in endButtons.map(\.view) {
      let width = view.sizeOnBar.width
      place(view, x: end - width, width: width)
      end -= width + 8
    }
    return (start, end)
  }

  /// The look that the buttons were made for.
  private var shownLook: SystemLook?
  /// The appearance that the buttons were made with.
  private var buttonAppearances: UINavigationBarAppearance?

  private func makeButtons() {
    shownLook = traitCollection.look
    buttonAppearances = contentAppearance
    for button in startButtons + endButtons { button.view.removeFromSuperview() }
    // Hidden items too, so that they appear once they are not hidden any more.
    for item in topItem?.allItems ?? [] { item.bar = self }
    titleView?.removeFromSuperview()
    startButtons = startViews
    endButtons = (topItem?.shownTrailingItems ?? []).map(button)
    titleView = topItem?.titleView
    for view in (startButtons + endButtons).map(\.view) + [titleView].compactMap({ $0 }) {
      addSubview(view)
    }
  }

  func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = min(view.sizeOnBar.height, rowHeight)
    view.frame = placed(fromLeft: CGRect(x: x, y: rowTop + (rowHeight - height) / 2, width: width, height: height))
  }

  private var startViews: [BarPlatters.Button] {
    let items = (topItem?.shownLeadingItems ?? []).map(button)
    let showsBack = items.isEmpty || topItem?.leftItemsSupplementBackButton == true
    guard showsBack, backItem != nil || topItem?.backAction != nil, topItem?.hidesBackButton != true else {
      return items
    }
    return [BarPlatters.Button(view: backButton(to: backItem), item: nil)] + items
  }

  private func button(_ item: UIBarButtonItem) -> BarPlatters.Button {
    let appearance = contentAppearance
    let own = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    return BarPlatters.Button(view: item.makeView(for: self, appearance: own), item: item)
  }

  /// The image of the back button; `nil` for the chevron.
  private var customBackImage: UIImage? {
    let image = contentAppearance.backIndicatorImage
    let shown = image.size.width > 0 ? image : backIndicatorImage
    return shown.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
  }

  /// Returns the button that leads to the previous item: a chevron, with or without the title of that item.
  private func backButton(to back: UINavigationItem?) -> UIButton {
    let look = look
    let title = back?.backButtonTitle ?? back?.backBarButtonItem?.title ?? back?.title ?? "Back"
    let button = UIButton(type: .system)
    button.setImage(
      customBackImage ?? UIBarButtonItem.symbol("chevron.backward", isBold: look.hasBoldChevron), for: .normal)
    button.accessibilityLabel = title
    button.accessibilityTraits = .backButton
    if let color = look.chevronColor { button.tintColor = color }
    if look.showsBackTitle, back?.backButtonDisplayMode != .minimal {
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitle(title, for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
      contentAppearance.backButtonAppearance.apply(to: button)
    }
    button.addAction(UIAction { [weak self] action in self?.goBack(action.sender) }, for: .touchUpInside)
    return button
  }

  private func goBack(_ sender: Any?) {
    if let action = topItem?.backAction { action.performWithSender(sender, target: nil) } else { backAction?() }
  }

  override func describeContent(in node: inout LayoutNode) {
    describeBackground(in: &node)
    for side in platters { node.children += side.nodes(in: traitCollection) }
  }

  /// Adds the background, which reaches to the top of the screen, and the hairline below the bar.
  private func describeBackground(in node: inout LayoutNode) {
    let appearance = edgeAppearance
    let hasEffect = appearance?.backgroundEffect != nil
    var background = BarBackground(
      color: appearance?.backgroundColor ?? (hasEffect ? nil : barTintColor), material: hasEffect ? .bar : nil,
      image: appearance?.backgroundImage, lineColor: appearance?.shadowColor, lineImage: appearance?.shadowImage)
    if let appearance {
      background.imageMode = appearance.backgroundImageContentMode
    } else {
      background.image = (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
      background.lineImage = background.image == nil ? nil : shadowImage
    }
    let top = frame.minY
    let box = CGRect(x: 0, y: -top, width: node.frame.width, height: node.frame.height + top)
    node.children += background.nodes(in: box, lineAt: node.frame.height, isAbove: false, of: self)
  }

  override var undrawnProperties: [UndrawnProperty] {
    let appearance = contentAppearance
    let parts = [
      ("buttonAppearance", appearance.buttonAppearance), ("doneButtonAppearance", appearance.doneButtonAppearance),
      ("backButtonAppearance", appearance.backButtonAppearance),
    ]
    return super.undrawnProperties + parts.flatMap { $1.undrawnProperties(at: $0) } + undrawnOfItem
  }

  /// The properties of the shown item and of its buttons that are set and not drawn.
  private var undrawnOfItem: [UndrawnProperty] {
    guard let item = topItem else { return [] }
    var properties = item.seldom.undrawn
    if traitCollection.userInterfaceIdiom == .pad {
      if item.style != .navigator { properties.append(UndrawnProperty("style", drawn: "the title is in the middle")) }
      if !item.centerItemGroups.isEmpty {
        properties.append(UndrawnProperty("centerItemGroups", drawn: "the bar without these buttons"))
      }
      if item.additionalOverflowItems != nil {
        properties.append(UndrawnProperty("additionalOverflowItems", drawn: "the bar without a button for them"))
      }
    }
    let back = [backItem?.backBarButtonItem].compactMap { $0 }
    let buttons = item.shownLeadingItems + item.shownTrailingItems + back
    return properties.map { $0.at("topItem") } + buttons.undrawnProperties
  }

  // MARK: Delegate and items

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open weak var delegate: (any UINavigationBarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UINavigationBarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Metrics

  open var behavioralStyle: UIBehavioralStyle { .pad }

  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }

  /// Moves the title by a distance in points, which is added to the adjustment of an appearance.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    seldom["titleAdjustment \(barMetrics.rawValue)"] = adjustment
    setNeedsLayout()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    seldom["titleAdjustment \(barMetrics.rawValue)"] ?? 0
  }
}
