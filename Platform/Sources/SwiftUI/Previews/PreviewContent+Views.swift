public import UIKit

extension PreviewContent {
  /// A preview of a SwiftUI view: the content of `#Preview`.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(hostedName: name, traits: traits) { body().parts().map(\.variant) }
  }

  /// The previews of a provider.
  public init<Provider: PreviewProvider>(provider: Provider.Type) {
    self.init(hostedName: nil, traits: []) { Provider.previews.parts().map(\.variant) }
  }
}

extension PreviewPart {
  fileprivate var variant: HostedPreview {
    HostedPreview(settings: settings, component: Self.component(of: view)) {
      let view = HostingView(self.view)
      return HostedContent(view: view) { view.size(for: ProposedViewSize($0)) }
    }
  }

  /// The name of the outermost view that is not a modifier of this module.
  private static func component(of view: any View) -> String {
    if let modified = view as? ModifiedView { return component(of: modified.content) }
    let name = String(describing: type(of: view))
    return String(name.prefix { $0 != "<" })
  }
}
