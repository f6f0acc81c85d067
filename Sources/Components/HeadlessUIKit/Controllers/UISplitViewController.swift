import FirstFrameLayoutTree
public import Foundation

/// A container of columns: a list at the side of its content. On a phone, one column covers the others.
///
/// In a regular width, the primary column is shown beside the content in landscape, and hidden in portrait, unless a
/// display mode is preferred.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  /// The columns that code has shown or hidden since it preferred a display mode.
  private var visibility: [Column: Bool] = [:]
  /// The controllers as code has set them.
  private var given: [Column: UIViewController] = [:]
  private let separators = [UIView(), UIView()]
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      visibility = [:]
      columnsDidChange()
    }
  }
  /// Whether the columns are beside the content, over it, or push it off the screen.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsDidChange() } }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The widths of the columns, in points, and as fractions of the width of the container.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = ContainerView(size: Self.screenSize) { [weak self] in self?.arrange() }
    container.undrawnByController = { [weak self] in self?.undrawnButtons ?? [] }
    view = container
    for separator in separators { separator.backgroundColor = .separator }
  }

  // MARK: Columns

  /// The controllers of the columns: the primary one, and the content.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let primary = newValue.first
      let secondary = newValue.count > 1 ? newValue.last : nil
      given = [:]
      replace([.primary: primary, .secondary: secondary].compactMapValues { $0 })
    }
  }

  /// Shows a controller in a column. As in UIKit, a column shows a navigation controller: others are wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    var new = columns
    let isContainer = column == .compact || vc is UINavigationController || vc is UITabBarController
    new[column] = vc.map { isContainer ? $0 : UINavigationController(rootViewController: $0) }
    given[column] = vc
    replace(new)
  }

  /// Returns the controller that was set for a column, without the navigation controller that contains it.
  open func viewController(for column: Column) -> UIViewController? { given[column] ?? columns[column] }

  private func replace(_ new: [Column: UIViewController]) {
    let order: [Column] = [.primary, .supplementary, .secondary, .compact]
    let (old, next) = (order.compactMap { columns[$0] }, order.compactMap { new[$0] })
    columns = new
    replaceChildren(old, with: next)
    columnsDidChange()
  }

  private func columnsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows a column, and notifies the delegate before.
  open func show(_ column: Column) {
    delegate?.splitViewController(self, willShow: column)
    visibility[column] = true
    if isCollapsed { topColumn = column }
    columnsDidChange()
  }

  /// Hides a column, and notifies the delegate before.
  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    visibility[column] = false
    columnsDidChange()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsed { topColumn = .secondary }
  }

  /// The column that covers the others on a phone; `nil` for the delegate's choice.
  private var topColumn: Column?

  // MARK: System bars

  /// The controller of the content, or of the column that covers it. Apple does not document which one decides.
  private var decidingController: UIViewController? { columns[isCollapsed ? collapsedColumn : .secondary] }
  open override var childForStatusBarStyle: UIViewController? { decidingController }
  open override var childForStatusBarHidden: UIViewController? { decidingController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { decidingController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decidingController }

  // MARK: Display

  /// Whether one column covers the others, as on a phone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode.adapted(to: preferredSplitBehavior) }
    // Columns over the content are shown when they are asked for.
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    let size = viewIfLoaded?.bounds.size ?? Self.screenSize
    guard size.width > size.height else { return style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly }
    let mode = style == .tripleColumn ? DisplayMode.twoBesideSecondary : .oneBesideSecondary
    return preferredSplitBehavior == .displace ? .oneBesideSecondary : mode
  }

  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    default: return .tile
    }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      in: minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, standard: 320)
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      in: minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth, standard: 375)
  }

  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, in minimum: CGFloat, _ maximum: CGFloat, standard: CGFloat
  ) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? Self.screenSize.width
    let wish = preferred >= 0 ? preferred : fraction >= 0 ? fraction * total : standard
    let smallest = minimum >= 0 ? minimum : 0
    let largest = maximum >= 0 ? maximum : preferred >= 0 || fraction >= 0 ? total : standard
    return min(max(min(wish, largest), smallest), total).rounded()
  }

  /// The columns beside the content, from the edge.
  private var sideColumns: [Column] {
    let all: [Column] = columns[.supplementary] == nil ? [.primary] : [.primary, .supplementary]
    let shown: [Column]
    switch displayMode {
    case .secondaryOnly, .automatic: shown = []
    case .oneBesideSecondary, .oneOverSecondary: shown = all.suffix(1)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: shown = all
    }
    return all.filter { columns[$0] != nil && visibility[$0] ?? shown.contains($0) }
  }

  private var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    if let topColumn, columns[topColumn] != nil { return topColumn }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let chosen = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if style == .unspecified, let secondary = columns[.secondary], let primary = columns[.primary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
    {
      return .primary
    }
    return columns[chosen] == nil ? .primary : chosen
  }

  /// The properties that show a button for the columns. It is not drawn.
  private var undrawnButtons: [UndrawnProperty] {
    [
      ("displayModeButtonVisibility", displayModeButtonVisibility == .always),
      ("showsSecondaryOnlyButton", showsSecondaryOnlyButton && style == .tripleColumn),
    ].filter(\.1).map { UndrawnProperty($0.0, drawn: "bars without a button for the columns") }
  }

  /// Returns the width of the content that begins at a distance from the edge. If columns displace it, it is as wide as
  /// beside one column, and a part of it is beyond the edge of the screen.
  private func contentWidth(from x: CGFloat, line: CGFloat, in container: UIView) -> CGFloat {
    guard !isCollapsed, displayMode == .twoDisplaceSecondary, sideColumns.count == 2 else {
      return max(container.bounds.width - x, 0)
    }
    return max(container.bounds.width - supplementaryColumnWidth - line, 0)
  }

  private func arrange() {
    guard let container = viewIfLoaded else { return }
    let shown: [Column] = isCollapsed ? [collapsedColumn] : sideColumns + [.secondary]
    for separator in separators.dropFirst(shown.count - 1) where separator.superview === container {
      separator.removeFromSuperview()
    }
    for (column, controller) in columns where !shown.contains(column) { controller.hideView() }
    let covers = splitBehavior == .overlay
    let isAtRight = container.isRightToLeft == (primaryEdge == .leading)
    let line = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    for (index, column) in shown.enumerated() {
      let isLast = index == shown.count - 1
      if isLast, covers { x = 0 }
      let rest = isLast ? contentWidth(from: x, line: line, in: container) : max(container.bounds.width - x, 0)
      let width = isLast ? rest : min(column == .primary ? primaryColumnWidth : supplementaryColumnWidth, rest)
      if let controller = columns[column], let view = controller.view {
        view.frame = CGRect(
          x: isAtRight ? container.bounds.width - x - width : x, y: 0, width: width, height: container.bounds.height)
        if view.superview !== container {
          if isLast { container.insertSubview(view, at: 0) } else { container.addSubview(view) }
        }
        if appearance == .appeared { controller.appear() }
      }
      x += width
      guard !isLast, separators.indices.contains(index) else { continue }
      separators[index].frame = CGRect(
        x: isAtRight ? container.bounds.width - x - line : x, y: 0, width: line, height: container.bounds.height)
      if separators[index].superview !== container { container.addSubview(separators[index]) }
      x += line
    }
  }

  // MARK: Button for the columns

  /// A button that shows or hides the columns beside the content.
  open var displayModeButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = seldom["displayModeButtonItem"] { return item }
    let item = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction(title: "Sidebar", image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
        self?.toggleColumns()
      })
    seldom["displayModeButtonItem"] = item
    return item
  }
}
