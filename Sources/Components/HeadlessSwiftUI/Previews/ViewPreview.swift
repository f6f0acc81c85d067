public import HeadlessUIKit

/// A preview that a view stands for, with the settings of its modifiers.
@MainActor
public struct ViewPreview {
  public internal(set) var displayName: String?
  public internal(set) var layout: PreviewLayout?
  public internal(set) var device: PreviewDevice?
  public internal(set) var orientation: InterfaceOrientation?
  /// The only appearance that the preview has; `nil` for light and dark.
  public internal(set) var colorScheme: ColorScheme?
  var view: any View

  init(_ view: any View) { self.view = view }

  /// The previews that a view stands for: one for each view of a group.
  public static func all(of view: some View) -> [ViewPreview] { view.previews() }

  /// The name of the outermost view that is not a modifier of this module.
  public var component: String { Self.component(of: view) }

  /// Makes a view of the component runtime that shows the preview. Its `sizeThatFits(_:)` is the size in a proposed space.
  public func makeView() -> UIView { HostingView(view) }

  private static func component(of view: any View) -> String {
    if let modified = view as? ModifiedView { return component(of: modified.content) }
    let name = String(describing: type(of: view))
    return String(name.prefix { $0 != "<" })
  }
}

/// A view that stands for several previews, or that has settings of one.
@MainActor
protocol PreviewSplitting {
  func previewParts() -> [ViewPreview]
}

extension View {
  /// The previews that a view stands for.
  func previews() -> [ViewPreview] { (self as? any PreviewSplitting)?.previewParts() ?? [ViewPreview(self)] }
}
