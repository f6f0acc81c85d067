import Foundation
import HeadlessUIKit

extension CatalogComponent {
  /// A state of the component as data, at a width in points or at the component's own width.
  nonisolated static func preview(
    _ state: String, width: CGFloat? = nil, _ makeViewModel: @escaping @MainActor @Sendable () -> ViewModel
  ) -> ComponentPreview {
    // `String(describing:)` would look for a description of each class among all conformances of the process.
    ComponentPreview(component: _typeName(Self.self, qualified: false), state: state) {
      // The content determines the height.
      Self(frame: CGRect(x: 0, y: 0, width: width ?? 0, height: 0))
    } configure: { (view: Self) in
      view.configure(with: makeViewModel())
    }
  }

  /// The component's entry in its library's list.
  nonisolated static func listed(
    in category: String, _ summary: String, previews: [ComponentPreview],
    mock: @escaping @MainActor @Sendable () -> ViewModel
  ) -> LibraryComponent {
    LibraryComponent(
      category: category, summary: summary, makeBlank: { Self(frame: .zero) }, viewModel: ViewModel.self,
      makeMock: mock, previews: previews)
  }
}
