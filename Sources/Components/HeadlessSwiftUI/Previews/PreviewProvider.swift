public import HeadlessUIKit

/// A type whose views are previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// The size that a preview is drawn at.
// It is not equatable in SwiftUI, so that packages make it so.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    PreviewSettingView(content: self) { $0.layout = $0.layout ?? layout }
  }

  public func previewDevice(_ device: PreviewDevice?) -> some View {
    PreviewSettingView(content: self) { $0.device = $0.device ?? device }
  }

  public func previewDisplayName(_ name: String?) -> some View {
    PreviewSettingView(content: self) { $0.displayName = $0.displayName ?? name }
  }

  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    PreviewSettingView(content: self) { $0.orientation = $0.orientation ?? orientation }
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    PreviewSettingView(content: PreferredScheme(content: self, scheme: scheme)) {
      $0.colorScheme = $0.colorScheme ?? scheme
    }
  }
}

/// A view that sets the appearance of the presentation that it is in: of the window, or of a sheet.
private struct PreferredScheme<Content: View>: PrimitiveView, PreviewSplitting {
  let content: Content
  let scheme: ColorScheme?

  func elements(in context: BuildContext) -> [LayoutElement] {
    // Outer views are evaluated first, and decide.
    context.graph.preferredScheme = context.graph.preferredScheme ?? scheme
    // Views in cells of lazy stacks are evaluated during layout, after the view that contains the stack.
    if context.graph.outer != nil, let scheme { apply(scheme, in: context.graph) }
    return content.build(in: context.child("scheme"))
  }

  private func apply(_ scheme: ColorScheme, in graph: ViewGraph) {
    guard var top = graph.controller else { return }
    while let parent = top.parent { top = parent }
    guard top.overrideUserInterfaceStyle == .unspecified else { return }
    top.overrideUserInterfaceStyle = scheme == .dark ? .dark : .light
  }

  func previewParts() -> [ViewPreview] { content.previews() }
}

/// A view with settings of its preview, which have no effect elsewhere.
struct PreviewSettingView<Content: View>: PrimitiveView, PreviewSplitting {
  let content: Content
  /// Sets what the content has not set itself.
  let change: @MainActor (inout ViewPreview) -> Void

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context.child("preview")) }

  func previewParts() -> [ViewPreview] {
    content.previews().map { part in
      var part = part
      change(&part)
      return part
    }
  }
}
