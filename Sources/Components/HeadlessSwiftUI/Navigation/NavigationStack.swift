import HeadlessUIKit

/// Pages of which each one leads to others, below a navigation bar.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  /// The values whose pages are shown above the root.
  private let path: NavigationValues?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationValues(get: { path.wrappedValue.elements }) { path.wrappedValue.elements = $0 }
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationValues(get: { path.wrappedValue.map { AnyHashable($0) } }) { values in
      path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
    }
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    NavigationElement.elements(of: root, path: path, in: context)
  }
}

/// The former name of a navigation.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func elements(in context: BuildContext) -> [LayoutElement] {
    // Of several columns, a phone shows the first one.
    let columns = content.containedViews(in: context.child("columns"))
    return NavigationElement.elements(of: columns.first?.view ?? EmptyView(), path: nil, in: context)
  }
}

/// The values of a path.
struct NavigationValues {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

/// Makes the pages of a navigation.
@MainActor
enum NavigationElement {
  static func elements(of root: any View, path: NavigationValues?, in context: BuildContext) -> [LayoutElement] {
    let context = context.child("navigation")
    let controller = context.withTraits {
      context.graph.controller(in: context) { StackController() }
    }
    controller.view.tintColor = context.environment.explicitTint?.uiColor
    context.withTraits { controller.update(root: root, path: path, environment: context.environment) }
    return [ScreenElement(controller.view)]
  }
}

/// The controller of a navigation.
final class StackController: UINavigationController {
  private let navigator = Navigator()
  private var pages: [NavigationPage] = []
  /// The views that links have shown, and what happens when they are left.
  private var pushed: [any View] = []
  private var path: NavigationValues?
  private var ownPath: [AnyHashable] = []
  private var environment = EnvironmentValues()
  private var isUpdating = false

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    navigator.push = { [weak self] in self?.push($0) }
    navigator.show = { [weak self] in self?.show(value: $0) }
  }

  required init?(coder: NSCoder) { nil }

  func update(root: any View, path: NavigationValues?, environment: EnvironmentValues) {
    (self.path, self.environment) = (path, environment)
    isUpdating = true
    if let first = pages.first { first.show(root, in: environment) } else { pages = [page(root)] }
    pages[0].hosted.evaluateIfNeeded()
    isUpdating = false
    showPages()
  }

  private func page(_ content: any View) -> NavigationPage {
    let page = NavigationPage(content, in: pageEnvironment, navigator: navigator)
    page.pagesDidChange = { [weak self] in self?.showPages() }
    return page
  }

  private var pageEnvironment: EnvironmentValues {
    var values = environment
    values.dismiss = DismissAction { [weak self] in self?.pop() }
    return values
  }

  private var values: [AnyHashable] { path?.get() ?? ownPath }

  /// Makes the pages above the root: those of values, then those of links, then those of bindings.
  private func showPages() {
    guard !isUpdating, !pages.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    var index = 1
    for value in values {
      guard let destination = destination(for: value) else { continue }
      showPage(destination, at: index)
      index += 1
    }
    for view in pushed {
      showPage(view, at: index)
      index += 1
    }
    var below = index - 1
    while pages.indices.contains(below), let next = pages[below].scope.presented.first {
      showPage(next.view, at: index)
      below = index
      index += 1
    }
    pages.removeSubrange(index...)
    if viewControllers != pages { setViewControllers(pages, animated: false) }
    guard let top = pages.last else { return }
    if isNavigationBarHidden != top.hidesBar { isNavigationBarHidden = top.hidesBar }
    if isToolbarHidden == top.showsToolbar { isToolbarHidden = !top.showsToolbar }
  }

  private func showPage(_ content: any View, at index: Int) {
    if pages.indices.contains(index) {
      pages[index].show(content, in: pageEnvironment)
    } else {
      pages.append(page(content))
    }
    pages[index].hosted.evaluateIfNeeded()
  }

  private func destination(for value: AnyHashable) -> (any View)? {
    let type = ObjectIdentifier(type(of: value.base))
    for page in pages {
      if let make = page.scope.destinations[type] { return make(value.base) }
    }
    return nil
  }

  // MARK: Events

  override func popViewController(animated: Bool) -> UIViewController? {
    let top = topViewController
    pop()
    return top
  }

  private func push(_ view: any View) {
    pushed.append(view)
    showPages()
  }

  private func show(value: AnyHashable) {
    if let path { path.set(path.get() + [value]) } else { ownPath.append(value) }
    showPages()
  }

  private func pop() {
    if pages.count >= 2, let presented = pages[pages.count - 2].scope.presented.first {
      presented.dismiss()
    } else if !pushed.isEmpty {
      pushed.removeLast()
    } else if let path, !path.get().isEmpty {
      path.set(path.get().dropLast())
    } else if !ownPath.isEmpty {
      ownPath.removeLast()
    }
    showPages()
  }
}
