public import HeadlessSwiftUI
public import UIKit

extension PreviewContent {
  /// A preview of a SwiftUI view: the content of `#Preview`.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(hostedName: name, traits: traits) { modifications in
      let view = body()
      let parts =
        modifications.isEmpty ? ViewPreview.all(of: view) : ViewPreview.all(of: view.modified(by: modifications))
      return parts.map(\.hosted)
    }
  }

  /// The previews of a provider.
  public init<Provider: PreviewProvider>(provider: Provider.Type) {
    self.init(hostedName: nil, traits: []) { _ in ViewPreview.all(of: Provider.previews).map(\.hosted) }
  }
}

extension ViewPreview {
  fileprivate var hosted: HostedPreview {
    HostedPreview(settings: settings, component: component) {
      let view = makeView()
      return HostedContent(view: view) { view.sizeThatFits($0) }
    }
  }

  private var settings: PreviewSettings {
    var settings = PreviewSettings()
    settings.name = displayName
    settings.layout = layout?.layout
    settings.device = device?.rawValue
    settings.orientation = orientation.map {
      [.landscapeLeft, .landscapeRight].contains($0) ? .landscape : .portrait
    }
    settings.appearance = colorScheme.map { $0 == .dark ? .dark : .light }
    return settings
  }
}

extension PreviewLayout {
  fileprivate var layout: PreviewSettings.Layout {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }
}
