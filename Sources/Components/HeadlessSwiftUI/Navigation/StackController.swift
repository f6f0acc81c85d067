import HeadlessUIKit

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
  /// Whether the page on top has set a color of the toolbar.
  private var hasToolbarColor = false

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    navigator.push = { [weak self] in self?.push($0) }
    navigator.show = { [weak self] in self?.show(value: $0) }
  }

  required init?(coder: NSCoder) { nil }

  /// What the first page says about its bars and its column.
  var rootScope: NavigationScope? { pages.first?.scope }

  func update(root: any View, path: NavigationValues?, environment: EnvironmentValues) {
    (self.path, self.environment) = (path, environment)
    isUpdating = true
    if let first = pages.first { first.show(root, in: environment) } else { pages = [page(root, in: environment)] }
    pages[0].hosted.evaluateIfNeeded()
    isUpdating = false
    showPages()
  }

  private func page(_ content: any View, in environment: EnvironmentValues) -> NavigationPage {
    let page = NavigationPage(content, in: environment, navigator: navigator)
    page.pagesDidChange = { [weak self] in self?.showPages() }
    return page
  }

  /// The environment of pages above the root, each of which leads back to the one before.
  private var pageEnvironment: EnvironmentValues {
    var values = environment
    values.isPresented = true
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
    if top.showsToolbar { colorToolbar(top.scope.barBackgrounds[.bottomBar]) }
    (tabBarController as? TabsController)?.pageDidChange()
  }

  private func colorToolbar(_ color: Color?) {
    guard color != nil || hasToolbarColor else { return }
    hasToolbarColor = color != nil
    let appearance = UIToolbarAppearance()
    if let color { appearance.show(color) }
    toolbar.standardAppearance = appearance
    toolbar.scrollEdgeAppearance = color == nil ? nil : appearance
  }

  private func showPage(_ content: any View, at index: Int) {
    if pages.indices.contains(index) {
      pages[index].show(content, in: pageEnvironment)
    } else {
      pages.append(page(content, in: pageEnvironment))
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
