import FirstFrameLayoutTree
import HeadlessUIKit

/// Makes items of UIKit's bars from views.
///
/// Buttons and links become items of the system with a title or an image, which bars draw in their own look. Other views
/// are shown as they are.
@MainActor
struct BarItemMaker {
  let environment: EnvironmentValues
  weak var controller: UIViewController?
  /// The views of the last evaluation, which are used again in order.
  private var reusable: [HostingView]
  private(set) var made: [HostingView] = []
  /// Keeps the state of the views between evaluations.
  private let graph: ViewGraph
  private let canvas = UIView()

  init(environment: EnvironmentValues, controller: UIViewController, graph: ViewGraph, last: [HostingView]) {
    (self.environment, self.controller, self.graph, reusable) = (environment, controller, graph, last.reversed())
  }

  private func context(_ name: String) -> BuildContext {
    var environment = environment
    environment.containerKind = .navigationBar
    environment.stackAxis = .horizontal
    environment.dynamicTypeSize = .standardForBars
    return BuildContext(graph: graph, node: graph.root.child(.name(name)), environment: environment, canvas: canvas)
  }

  /// The items at a place, from the leading edge.
  mutating func items(of entries: [ToolbarEntry], at place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for (index, entry) in entries.enumerated() where entry.placement.place == place {
      if let spacing = entry.spacing {
        items.append(spacing == .fixed ? .fixedSpace(0) : .flexibleSpace())
        continue
      }
      if entry.placement.isCentered { items.append(.flexibleSpace()) }
      defer { if entry.placement.isCentered { items.append(.flexibleSpace()) } }
      let views = graph.observing { entry.view.containedViews(in: context("\(place)\(index)")) }
      for view in views {
        let item = item(for: view, isConfirmation: entry.placement.isConfirmation)
        item.hidesSharedBackground = entry.hidesSharedBackground
        if let badge = view.traits.badge { item.badge = .string(badge.plainString) }
        items.append(item)
      }
    }
    return items
  }

  /// An item for a menu of the actions that have no place of their own.
  func overflowItems(of entries: [ToolbarEntry]) -> [UIBarButtonItem] {
    guard entries.contains(where: { $0.placement.place == .overflow }) else { return [] }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), style: .plain, target: nil as Any?, action: nil as Selector?)
    item.accessibilityLabel = "More"
    return [item]
  }

  /// The view in the middle of a bar.
  mutating func view(of entries: [ToolbarEntry], at place: ToolbarItemPlacement.Place) -> UIView? {
    guard let first = entries.first(where: { $0.placement.place == place }) else { return nil }
    if let name = first.placement.substituted {
      UsageWarnings.warnOfNoEffect("ToolbarItemPlacement.\(name)", "the item is in place of the title")
    }
    return hosted(first.view, environment: context("principal").environment)
  }

  private mutating func item(for child: ContainedView, isConfirmation: Bool) -> UIBarButtonItem {
    if child.core is Spacer { return UIBarButtonItem.flexibleSpace() }
    let hasOwnStyle = child.context.environment.buttonStyle != nil
    if let action = child.core as? any ActionView, !hasOwnStyle,
      let item = systemItem(for: action, child, isConfirmation)
    {
      return item
    }
    let view = hosted(child.view, environment: child.context.environment)
    view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
    return UIBarButtonItem(customView: view)
  }

  private func systemItem(
    for action: any ActionView, _ child: ContainedView, _ isConfirmation: Bool
  ) -> UIBarButtonItem? {
    let labels = child.context.environment[style: (any LabelStyle).self]
    var content = PlainContent(of: action.title, in: child.context)
    // An item of the system has a title or an image.
    if labels is TitleAndIconLabelStyle, content.title != nil, content.image != nil { return nil }
    if labels is TitleOnlyLabelStyle, content.title != nil { content.image = nil }
    guard content.title != nil || content.image != nil else { return nil }
    // An item shows its image, if it has one.
    let environment = child.context.environment
    let item = UIBarButtonItem(
      title: content.image == nil ? content.title : nil,
      primaryAction: UIAction { _ in action.perform(in: environment) })
    if let image = content.image {
      item.image = image
      item.title = nil
      item.accessibilityLabel = content.title
    }
    item.style = isConfirmation ? .done : .plain
    item.isEnabled = environment.isEnabled
    item.tintColor = action.role == .destructive ? .systemRed : environment.tint?.uiColor
    return item
  }

  private mutating func hosted(_ view: any View, environment: EnvironmentValues) -> HostingView {
    let host = reusable.popLast() ?? HostingView(EmptyView())
    made.append(host)
    host.controller = controller
    host.setRoot(view, in: environment)
    return host
  }
}
