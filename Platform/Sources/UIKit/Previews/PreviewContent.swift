public import HeadlessUIKit

/// The names of a preview macro's traits.
public enum Preview {
  public enum ViewTraits: Sendable {}
}

/// A setting of a preview.
public struct PreviewTrait<Subject>: Sendable {
  fileprivate let change: @MainActor @Sendable (inout PreviewSettings) -> Void
  fileprivate var modification: (any PreviewModification)?

  /// Creates a trait that changes the content of previews.
  package init(modification: any PreviewModification) {
    self.modification = modification
    change = { _ in }
  }

  fileprivate init(_ change: @escaping @MainActor @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

/// A change of the content of previews, for which something may have to be made first.
@MainActor
package protocol PreviewModification: Sendable {
  /// Makes what the change needs.
  func prepare() async
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait { _ in } }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  public static var portraitUpsideDown: PreviewTrait { portrait }
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscape } }
  public static var landscapeRight: PreviewTrait { landscapeLeft }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(CGSize(width: width, height: height)) }
  }
}

/// How a preview is drawn.
package struct PreviewSettings: Sendable {
  package enum Layout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(CGSize)
  }

  package var name: String?
  package var layout: Layout?
  /// The name of a device as Xcode writes it.
  package var device: String?
  package var orientation: ViewImageConfig.Orientation?
  /// The only appearance that the preview has; `nil` for light and dark.
  package var appearance: UIUserInterfaceStyle?

  package init() {}
}

/// A preview that the sources declare: the content of `#Preview`, or a provider of several.
@MainActor
public struct PreviewContent {
  package enum Source {
    case view(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
    /// Views of SwiftUI, each a preview of its own.
    case hosted(@MainActor () -> [HostedPreview])
  }

  /// The settings of the macro's arguments.
  package let settings: PreviewSettings
  package let source: Source
  /// The changes of the content that the macro's arguments name, the outermost first.
  package let modifications: [any PreviewModification]

  // The compiler prefers the closure of a SwiftUI view: without a `return`, all three types would be possible.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, .view(body))
  }

  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, .controller(body))
  }

  package init(
    hostedName name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
    _ parts: @escaping @MainActor ([any PreviewModification]) -> [HostedPreview]
  ) {
    let modifications = traits.compactMap(\.modification)
    self.init(name, traits, .hosted { parts(modifications) })
  }

  private init(_ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>], _ source: Source) {
    var settings = PreviewSettings()
    settings.name = name
    for trait in traits { trait.change(&settings) }
    self.settings = settings
    self.source = source
    modifications = traits.compactMap(\.modification)
  }

  /// Makes what the changes of the content need, before the preview is drawn.
  package func prepare() async {
    for modification in modifications { await modification.prepare() }
  }
}

/// A SwiftUI view that is a preview.
@MainActor
package struct HostedPreview {
  package let settings: PreviewSettings
  /// The name of the view's type.
  package let component: String
  package let make: @MainActor () -> HostedContent

  package init(
    settings: PreviewSettings, component: String, make: @escaping @MainActor () -> HostedContent
  ) {
    (self.settings, self.component, self.make) = (settings, component, make)
  }
}

/// The UIKit view of a SwiftUI view.
@MainActor
package struct HostedContent {
  package let view: UIView
  /// Returns the size of the content in a space, in points.
  package let size: @MainActor (CGSize) -> CGSize

  package init(view: UIView, size: @escaping @MainActor (CGSize) -> CGSize) {
    (self.view, self.size) = (view, size)
  }
}
