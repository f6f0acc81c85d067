import HeadlessUIKit

/// A view with a modifier, which changes the elements of the view or the context that they are made in.
public struct ModifiedView: PrimitiveView {
  typealias Modification = @MainActor (any View, BuildContext) -> [LayoutElement]

  let content: any View
  let modification: Modification
  /// The change of the environment; `nil` for other modifiers.
  private var environmentChange: (@MainActor (inout EnvironmentValues) -> Void)?
  let isGroup: Bool
  /// Whether the modification changes each element already.
  private var changesElements = false

  init(_ content: any View, _ modification: @escaping Modification) {
    self.content = content
    self.modification = modification
    isGroup = content.standsForOthers
  }

  /// A modifier of each element of the view.
  init(each content: any View, _ wrap: @escaping @MainActor (LayoutElement) -> LayoutElement) {
    self.init(content) { $0.build(in: $1.child("content")).map(wrap) }
    changesElements = true
  }

  /// A modifier of the environment.
  init(_ content: any View, environment change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.init(content) { content, context in
      var changed = context
      change(&changed.environment)
      guard context.environment.traits != changed.environment.traits else { return content.build(in: changed) }
      let traits = changed.environment.traits
      return [changed.inContainer(content) { traits.override(in: $0) }]
    }
    environmentChange = change
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    guard isGroup, !changesElements, changesView(in: context) else {
      return modification(content, context.child("modified"))
    }
    return members(in: context).flatMap { part in
      let elements = part.view.build(in: part.context)
      return part.identity.map { part.context.identified($0, elements) } ?? elements
    }
  }

  /// Whether the modifier makes views, instead of only changing values of the environment.
  private func changesView(in context: BuildContext) -> Bool {
    guard let environmentChange else { return true }
    var environment = context.environment
    environmentChange(&environment)
    return environment.traits != context.environment.traits
  }

  /// The view without its group: the same modifier of one of the views in it.
  private init(_ part: any View, like other: ModifiedView) {
    content = part
    modification = other.modification
    environmentChange = other.environmentChange
    isGroup = false
    changesElements = other.changesElements
  }
}

extension ModifiedView: GroupedViews {
  static var isAlwaysGroup: Bool { false }

  func members(in context: BuildContext) -> [GroupPart] {
    content.groupParts(in: context.child("modified").child("content")).map { part in
      GroupPart(view: ModifiedView(part.view, like: self), context: part.context, identity: part.identity)
    }
  }
}

extension ModifiedView: ContainedViews {
  /// The views of the content, each with the modifier.
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    var inner = context.child("modified").child("content")
    environmentChange?(&inner.environment)
    // A changed environment is that of the views, unless UIKit's views have to know of it.
    let isOnlyContext = environmentChange != nil && context.environment.traits == inner.environment.traits
    let items = content.containedItems(in: inner)
    guard !isOnlyContext else { return items }
    let modification = modification
    return items.map { item in
      item.mapViews { $0.view = ModifiedView($0.view, modification) }
    }
  }
}

extension ModifiedView: PreviewSplitting {
  func previewParts() -> [ViewPreview] {
    content.previews().map { part in
      var part = part
      part.view = ModifiedView(part.view, modification)
      return part
    }
  }
}

/// The values of the environment that UIKit's views get as traits.
struct EnvironmentTraits: Equatable {
  var style: UIUserInterfaceStyle
  var direction: LayoutDirection
  var category: UIContentSizeCategory

  @MainActor
  func override(in view: UIView) {
    view.overrideUserInterfaceStyle = style
    view.traitOverrides.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    view.traitOverrides.preferredContentSizeCategory = category
  }
}

extension EnvironmentValues {
  var traits: EnvironmentTraits {
    EnvironmentTraits(
      style: colorScheme.userInterfaceStyle, direction: layoutDirection, category: dynamicTypeSize.category)
  }

  /// The environment of a view with traits.
  init(_ traits: UITraitCollection, inheriting values: EnvironmentValues = EnvironmentValues()) {
    self = values
    controlLook = traits.controlLook
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    displayScale = traits.displayScale > 0 ? traits.displayScale : 2
    horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
    verticalSizeClass = traits.verticalSizeClass == .regular ? .regular : .compact
  }
}

/// A modifier that makes a view from another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier>: PrimitiveView, ContainedViews {
  let content: any View
  /// The view as one of a container, if it is.
  var contained: ContainedView?

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context) }

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    guard var view = contained else { return content.containedItems(in: context) }
    view.context.environment = context.environment
    return [.view(view)]
  }
}

extension _ViewModifier_Content: GroupedViews {
  static var isAlwaysGroup: Bool { false }
  var isGroup: Bool { content.standsForOthers }

  func members(in context: BuildContext) -> [GroupPart] { [GroupPart(view: content, context: context)] }
}

/// A view with a modifier that makes a view from it.
struct ModifierView<Modifier: ViewModifier>: PrimitiveView, ContainedViews {
  let content: any View
  let modifier: Modifier

  func elements(in context: BuildContext) -> [LayoutElement] {
    let inner = inner(context)
    guard inner.graph.connect(modifier, in: inner) else { return content.build(in: inner) }
    return body(of: _ViewModifier_Content(content: content), in: inner).build(in: inner)
  }

  /// The views of the content, each with the modifier.
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    content.containedItems(in: context.child("content")).flatMap { item -> [ContainedItem] in
      guard case .view(let view) = item else { return [item.mapViews { $0.view = $0.view.modifier(modifier) }] }
      let inner = inner(view.context)
      guard inner.graph.connect(modifier, in: inner) else { return [item] }
      let content = _ViewModifier_Content<Modifier>(content: view.view, contained: view)
      return body(of: content, in: inner).containedItems(in: inner)
    }
  }

  private func inner(_ context: BuildContext) -> BuildContext { context.child(of: Modifier.self) }

  private func body(of content: _ViewModifier_Content<Modifier>, in context: BuildContext) -> Modifier.Body {
    context.evaluating(modifier) { modifier.body(content: content) }
  }
}

extension ModifierView: PreviewSplitting {
  func previewParts() -> [ViewPreview] {
    content.previews().map { part in
      var part = part
      part.view = part.view.modifier(modifier)
      return part
    }
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}
