public import HeadlessUIKit

/// Columns of which each one leads to the next. In a compact width, they are pages of one navigation.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let columns: [any View]
  private let preferredColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ columns: [any View], visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.columns, self.visibility, preferredColumn) = (columns, visibility, preferred)
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([sidebar(), content(), detail()]) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([sidebar(), content(), detail()], visibility: columnVisibility) }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([sidebar(), content(), detail()], preferred: preferredCompactColumn) }

  func elements(in context: BuildContext) -> [LayoutElement] {
    guard context.environment.horizontalSizeClass == .regular else {
      return NavigationElement.elements(of: columns[compactIndex], path: nil, in: context)
    }
    let context = context.child("split")
    let style: UISplitViewController.Style = columns.count == 3 ? .tripleColumn : .doubleColumn
    let controller = context.withTraits { context.graph.controller(in: context) { SplitController(style: style) } }
    context.withTraits {
      controller.update(columns, visibility: visibility?.wrappedValue, environment: context.environment)
      controller.preferredSplitBehavior =
        context.environment[style: (any NavigationSplitViewStyle).self]?.behavior ?? .automatic
    }
    return [ScreenElement(controller.view)]
  }

  /// The column that a phone shows.
  private var compactIndex: Int {
    switch preferredColumn?.wrappedValue {
    case .detail?: columns.count - 1
    case .content?: min(1, columns.count - 1)
    default: 0
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([sidebar(), detail()])
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([sidebar(), detail()], visibility: columnVisibility) }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([sidebar(), detail()], preferred: preferredCompactColumn) }
}

/// The controller of columns, each of which has a navigation.
final class SplitController: UISplitViewController {
  private var stacks: [StackController] = []

  func update(_ columns: [any View], visibility: NavigationSplitViewVisibility?, environment: EnvironmentValues) {
    let places: [Column] = columns.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, place) in places.enumerated() {
      if !stacks.indices.contains(index) {
        stacks.append(StackController())
        setViewController(stacks[index], for: place)
      }
      stacks[index].update(root: columns[index], path: nil, environment: environment)
    }
    for (index, stack) in stacks.enumerated() { setWidth(stack.rootScope?.columnWidth, ofColumn: index) }
    preferredDisplayMode = visibility?.displayMode(ofColumns: columns.count) ?? .automatic
  }

  /// Sets the width of the column whose first page is a controller.
  func setWidth(_ width: ColumnWidth?, of page: UIViewController) {
    guard let index = stacks.firstIndex(where: { $0.viewControllers.first === page }) else { return }
    setWidth(width, ofColumn: index)
  }

  private func setWidth(_ width: ColumnWidth?, ofColumn index: Int) {
    // The last column takes the rest.
    guard index < stacks.count - 1 else { return }
    let values = [width?.ideal, width?.minimum, width?.maximum].map { $0 ?? Self.automaticDimension }
    if index == 0 {
      guard [preferredPrimaryColumnWidth, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth] != values else {
        return
      }
      preferredPrimaryColumnWidth = values[0]
      minimumPrimaryColumnWidth = values[1]
      maximumPrimaryColumnWidth = values[2]
    } else {
      let old = [preferredSupplementaryColumnWidth, minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth]
      guard old != values else { return }
      preferredSupplementaryColumnWidth = values[0]
      minimumSupplementaryColumnWidth = values[1]
      maximumSupplementaryColumnWidth = values[2]
    }
  }
}

/// The width of a column, in points; `nil` for that of the system.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private enum Kind { case automatic, all, doubleColumn, detailOnly }

  private let kind: Kind

  /// UIKit's mode. All of two columns are one beside the content.
  func displayMode(ofColumns count: Int) -> UISplitViewController.DisplayMode {
    switch kind {
    case .automatic: .automatic
    case .all: count == 3 ? .twoBesideSecondary : .oneBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    }
  }

  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }

  private let kind: Kind
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  public static let content = NavigationSplitViewColumn(kind: .content)
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// A look of columns: one of the system's.
public protocol NavigationSplitViewStyle {}

extension NavigationSplitViewStyle {
  /// Whether columns are beside the detail or over it.
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case is BalancedNavigationSplitViewStyle: .tile
    case is ProminentDetailNavigationSplitViewStyle: .overlay
    default: .automatic
    }
  }
}

/// The style that suits the width.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns of balanced widths.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// A detail of a constant width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// A look of the former navigation: one of the system's.
public protocol NavigationViewStyle {}

/// The style that suits the width.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Two columns, under a former name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets whether columns are beside the detail or over it.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self.style((any NavigationSplitViewStyle).self, style)
  }

  /// Sets the style of navigation, which is a stack in each style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the column that the view is in.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(ColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets the width of the column that the view is in.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    columnWidth(ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }

  private func columnWidth(_ width: ColumnWidth) -> some View {
    navigationSetting { scope, _ in scope.columnWidth = scope.columnWidth ?? width }
  }
}
