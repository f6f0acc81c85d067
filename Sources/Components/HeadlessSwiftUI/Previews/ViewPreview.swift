public import HeadlessUIKit

/// A preview that a view stands for, with the settings of its modifiers.
@MainActor @preconcurrency
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
    if let modified = view as? any ModifyingView { return component(of: modified.modifiedView) }
    let name = String(describing: type(of: view))
    return String(name.prefix { $0 != "<" })
  }
}

/// A view of this module that stands for a modifier or an erased type.
@MainActor @preconcurrency
private protocol ModifyingView {
  var modifiedView: any View { get }
}

extension AnyView: ModifyingView {
  fileprivate var modifiedView: any View { content }
}

extension ModifiedView: ModifyingView {
  fileprivate var modifiedView: any View { content }
}

extension ModifierView: ModifyingView {
  fileprivate var modifiedView: any View { content }
}

extension PreviewSettingView: ModifyingView {
  fileprivate var modifiedView: any View { content }
}

extension TraitView: ModifyingView {
  fileprivate var modifiedView: any View { content }
}

/// A view that stands for several previews, or that has settings of one.
@MainActor @preconcurrency
protocol PreviewSplitting {
  func previewParts() -> [ViewPreview]
}

extension View {
  /// The previews that a view stands for.
  func previews() -> [ViewPreview] { (self as? any PreviewSplitting)?.previewParts() ?? [ViewPreview(self)] }
}
