import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

extension CatalogView {
  /// A state of the component as data, at a width in points or at the component's own width.
  nonisolated static func preview(
    _ state: String, width: CGFloat? = nil, _ makeViewModel: @escaping @MainActor @Sendable () -> ViewModel
  ) -> ComponentPreview {
    ComponentPreview(component: _typeName(Self.self, qualified: false), state: state) {
      Self(viewModel: makeViewModel()).frame(width: width)
    }
  }
}
