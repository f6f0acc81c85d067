import UIKit

/// A view with a modifier, which changes the elements of the view or the context that they are made in.
public struct ModifiedView: PrimitiveView {
  typealias Modification = @MainActor (any View, BuildContext) -> [LayoutElement]

  let content: any View
  let modification: Modification

  init(_ content: any View, _ modification: @escaping Modification) {
    self.content = content
    self.modification = modification
  }

  /// A modifier of each element of the view.
  init(each content: any View, _ wrap: @escaping @MainActor (LayoutElement) -> LayoutElement) {
    self.init(content) { $0.build(in: $1.child("content")).map(wrap) }
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
  }

  func elements(in context: BuildContext) -> [LayoutElement] { modification(content, context.child("modified")) }
}

extension ModifiedView: PreviewSplitting {
  func previewParts() -> [PreviewPart] {
    content.parts().map { PreviewPart(view: ModifiedView($0.view, modification), settings: $0.settings) }
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
  init(_ traits: UITraitCollection) {
    self.init()
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
public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  let content: any View

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context) }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(self) { content, context in
      context.graph.connect(
        properties: Mirror(reflecting: modifier), path: context.path, environment: context.environment)
      let body = context.graph.observing { modifier.body(content: _ViewModifier_Content(content: content)) }
      return body.build(in: context.child("\(Modifier.self)"))
    }
  }
}
