public import HeadlessSwiftUI

/// A view of SwiftUI that shows a view model, as its twin of UIKit does.
@preconcurrency @MainActor
public protocol CatalogView: View {
  /// The existential type of the component's view model protocol.
  associatedtype ViewModel

  init(viewModel: ViewModel)
}
