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

/// Makes the pages of a navigation.
@MainActor
enum NavigationElement {
  static func elements(of root: any View, path: NavigationValues?, in context: BuildContext) -> [LayoutElement] {
    let context = context.child("navigation")
    let controller = context.withTraits {
      context.graph.controller(in: context) { StackController() }
    }
    controller.view.tintColor = context.environment.tint?.uiColor
    context.withTraits { controller.update(root: root, path: path, environment: context.environment) }
    return [ScreenElement(controller.view)]
  }
}
