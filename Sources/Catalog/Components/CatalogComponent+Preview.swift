import Foundation
import HeadlessUIKit

extension CatalogComponent {
  /// A state of the component as data, at a width in points or at the component's own.
  nonisolated static func preview(
    _ state: String, width: CGFloat? = nil, _ makeViewModel: @escaping @MainActor @Sendable () -> ViewModel
  ) -> ComponentPreview {
    ComponentPreview(component: String(describing: Self.self), state: state) {
      // The height is left to the content.
      let view = Self(frame: CGRect(x: 0, y: 0, width: width ?? 0, height: 0))
      view.configure(with: makeViewModel())
      return view
    }
  }
}
