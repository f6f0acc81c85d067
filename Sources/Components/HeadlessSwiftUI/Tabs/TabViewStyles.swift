import HeadlessUIKit

/// A look of tab views: one of the system's.
public protocol TabViewStyle {}

/// A bar below the tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// A bar that can become a sidebar, on a phone the same as the default.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

/// A bar below the tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages beside each other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate enum Kind { case automatic, always, never }

    fileprivate let kind: Kind
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// Whether dots are shown for a number of pages.
  func showsIndex(for count: Int) -> Bool {
    switch indexDisplayMode.kind {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A look of the dots of pages.
public protocol IndexViewStyle {}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private enum Kind { case automatic, interactive, always, never }

    private let kind: Kind
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The selected page, above dots.
struct Pages: View {
  let tabs: [(entry: TabEntry, context: BuildContext)]
  let selected: Int?
  let style: PageTabViewStyle
  let select: @MainActor (Int) -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let index = min(selected ?? 0, max(tabs.count - 1, 0))
    ZStack {
      if tabs.indices.contains(index) { ErasedView(content: tabs[index].entry.content).id(index) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .overlay(alignment: .bottom) {
      if style.showsIndex(for: tabs.count) { dots(index) }
    }
  }

  private func dots(_ index: Int) -> some View {
    ControlLeaf({ UIPageControl() }) { view, context in
      view.numberOfPages = tabs.count
      view.currentPage = index
      let background = context.environment[style: (any IndexViewStyle).self] as? PageIndexViewStyle
      view.backgroundStyle = background?.backgroundDisplayMode == .always ? .prominent : .automatic
      // The dots are white, unless they have a background.
      if background?.backgroundDisplayMode != .always {
        view.currentPageIndicatorTintColor = .white
        view.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.3)
      }
      context.connect(view) { [weak view] in select(view?.currentPage ?? 0) }
    } size: { view, _ in
      view.intrinsicContentSize
    }
    .padding(.bottom, 12)
  }
}
