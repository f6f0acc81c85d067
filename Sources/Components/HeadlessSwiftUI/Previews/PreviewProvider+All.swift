extension PreviewProvider {
  /// The previews of the provider, which generated tests draw one by one.
  @MainActor @preconcurrency
  public static var _allPreviews: [_Preview] {
    ViewPreview.all(of: previews).enumerated().map { _Preview(id: $0.offset, preview: $0.element) }
  }
}

/// A preview of a provider, with the settings of its modifiers.
public struct _Preview: Identifiable {
  public let id: Int
  public let displayName: String?
  public let device: PreviewDevice?
  public let layout: PreviewLayout
  public let interfaceOrientation: InterfaceOrientation
  public let content: AnyView

  @MainActor init(id: Int, preview: ViewPreview) {
    self.id = id
    displayName = preview.displayName
    device = preview.device
    layout = preview.layout ?? .device
    interfaceOrientation = preview.orientation ?? .portrait
    content = preview.content
  }
}

extension ViewPreview {
  /// The view of the preview, in the appearance that it prefers.
  fileprivate var content: AnyView {
    let content = AnyView(erased: view)
    return colorScheme.map { AnyView(content.environment(\.colorScheme, $0)) } ?? content
  }
}
