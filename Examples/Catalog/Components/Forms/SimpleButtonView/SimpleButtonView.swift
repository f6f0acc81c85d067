import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A full-width button, with a spinner while its action is in progress.
public final class SimpleButtonView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any SimpleButtonViewModelProtocol)?

  private let button = ActionButton()

  override func setUp() {
    addFilling(button)
    button.addTarget(self, action: SimpleButtonView.touched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any SimpleButtonViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func setupBindings() {
    cancellables.removeAll()
    viewModel?.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    render(nil)
  }

  private func touched() {
    viewModel?.tap()
  }

  private func render(_ state: SimpleButtonDisplayState?) {
    button.show(state)
  }
}
