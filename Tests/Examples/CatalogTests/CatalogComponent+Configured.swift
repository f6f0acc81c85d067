import FirstFrame
import FirstFrameCatalog

extension CatalogComponent {
  /// Returns a new component with a model.
  @MainActor static func configured(with viewModel: ViewModel) -> Self {
    let view = Self(frame: .zero)
    view.configure(with: viewModel)
    return view
  }
}
