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
    preferredDisplayMode = visibility == .detailOnly ? .secondaryOnly : .automatic
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private enum Kind { case automatic, all, doubleColumn, detailOnly }

  private let kind: Kind
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
  /// Sets the style of columns, which look the same in each style at rest.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of navigation, which is a stack in each style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of a column, which UIKit's controller chooses.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of a column, which UIKit's controller chooses.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
