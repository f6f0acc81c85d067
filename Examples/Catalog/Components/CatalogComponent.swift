public import Foundation
public import HeadlessUIKit

/// A view that is blank before it is configured with a view model and after `prepareForReuse()`.
///
/// `configure(with:)` renders the model's current state before it returns, so that cells can be measured immediately.
@preconcurrency @MainActor
public protocol CatalogComponent: UIView, ReusableView {
  /// The existential type of the component's view model protocol.
  associatedtype ViewModel

  var viewModel: ViewModel? { get }

  init(frame: CGRect)
  func configure(with viewModel: ViewModel)
}
