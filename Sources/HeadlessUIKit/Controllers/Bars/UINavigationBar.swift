import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// The bar above a controller's content: 44 points high, or 96 with a large title.
@preconcurrency @MainActor
open class UINavigationBar: UIView, ItemBar {
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  open var isTranslucent = true
  /// The color behind the bar, up to the top of the screen; `nil` for none, as above content that is not scrolled.
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The appearance of the bar. Since content is not scrolled, ``scrollEdgeAppearance`` is drawn instead if it is set.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private var startButtons: [UIView] = []
  private var endButtons: [UIView] = []
  /// The view that the top item shows in place of its title.
  private var titleView: UIView?
  var needsItemViews = true
  /// A closure that is called when the back button is tapped.
  var backAction: (() -> Void)?

  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let margin: CGFloat = 16

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, largeTitleLabel] {
      label.accessibilityTraits = .header
      addSubview(label)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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

  /// The appearance above content that is not scrolled; `nil` to use the bar's own properties.
  private var edgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

  private func titleAttributes(
    _ path: KeyPath<UINavigationBarAppearance, [NSAttributedString.Key: Any]>,
    _ own: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any]? {
    let appearance = edgeAppearance ?? topItem?.standardAppearance ?? standardAppearance
    return (own ?? [:]).merging(appearance[keyPath: path]) { _, new in new }
  }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return items?.count == 1
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if takeNeedForItemViews() { makeButtons() }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (start, end) = (Self.margin, bounds.width - Self.margin)
    for view in startButtons {
      let width = view.sizeOnBar.width
      place(view, x: start, width: width, isMirrored)
      start += width + 8
    }
    for view in endButtons {
      let width = view.sizeOnBar.width
      place(view, x: end - width, width: width, isMirrored)
      end -= width + 8
    }
    placeTitles(from: start, to: end, isMirrored)
  }

  private func makeButtons() {
    for view in startButtons + endButtons { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    startButtons = startViews
    endButtons = (topItem?.rightBarButtonItems ?? []).map { $0.makeView(for: self) }
    titleView = topItem?.titleView
    for view in startButtons + endButtons + [titleView].compactMap({ $0 }) { addSubview(view) }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, _ isMirrored: Bool) {
    let height = min(view.sizeOnBar.height, Self.height)
    let frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: (Self.height - height) / 2, width: width, height: height)
    view.frame = PixelGrid(traitCollection).rounded(frame)
  }

  private var startViews: [UIView] {
    if let items = topItem?.leftBarButtonItems, !items.isEmpty { return items.map { $0.makeView(for: self) } }
    guard let back = backItem, topItem?.hidesBackButton != true else { return [] }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle("‹ " + (back.backButtonTitle ?? back.title ?? "Back"), for: .normal)
    button.accessibilityLabel = back.backButtonTitle ?? back.title ?? "Back"
    button.addAction(UIAction { [weak self] _ in self?.backAction?() }, for: .touchUpInside)
    return [button]
  }

  // MARK: Titles

  private func placeTitles(from start: CGFloat, to end: CGFloat, _ isMirrored: Bool) {
    let item = topItem
    show(
      item?.title, in: titleLabel, .systemFont(ofSize: 17, weight: .semibold),
      titleAttributes(\.titleTextAttributes, titleTextAttributes))
    show(
      item?.title, in: largeTitleLabel, .systemFont(ofSize: 34, weight: .bold),
      titleAttributes(\.largeTitleTextAttributes, largeTitleTextAttributes))
    titleLabel.isHidden = showsLargeTitle || item?.titleView != nil || item?.title?.isEmpty != false
    largeTitleLabel.isHidden = !showsLargeTitle || item?.title?.isEmpty != false
    let title = item?.titleView ?? titleLabel
    let width = min(title.sizeOnBar.width, max(end - start, 0))
    // Centered in the bar if possible, otherwise between the buttons.
    let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
    place(title, x: x, width: width, isMirrored)
    let largeWidth = max(bounds.width - 2 * Self.margin, 0)
    largeTitleLabel.frame = CGRect(x: Self.margin, y: Self.height, width: largeWidth, height: Self.largeTitleHeight - 8)
  }

  private func show(
    _ text: String?, in label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    label.text = text
    label.font = attributes?[.font] as? UIFont ?? font
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }

  override func describeContent(in node: inout LayoutNode) {
    guard let barTintColor = edgeAppearance?.backgroundColor ?? barTintColor else { return }
    let top = frame.minY
    node.children.append(
      .box(
        "background", CGRect(x: 0, y: -top, width: node.frame.width, height: node.frame.height + top),
        color: barTintColor, in: traitCollection))
  }
}

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { bar?.itemsDidChange() } }
  open var prompt: String?
  open var titleView: UIView? { didSet { bar?.itemsDidChange() } }
  open var backButtonTitle: String? { didSet { bar?.itemsDidChange() } }
  open var hidesBackButton = false { didSet { bar?.itemsDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemsDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var hidesSearchBarWhenScrolling = true
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The condition under which the title is large.
  public enum LargeTitleDisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
