import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

// View with Combine bindings
class ScoreView: UIView {
  private var viewModel: ScoreViewModelProtocol?
  private var cancellables = Set<AnyCancellable>()
  let scoreLabel = UILabel()
  private(set) var renderings: [String] = []

  func configure(with viewModel: ScoreViewModelProtocol) {
    self.viewModel = viewModel
    render(state: viewModel.currentDisplayState)  // Sync first
    setupBindings()
  }

  private func setupBindings() {
    viewModel?.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in
        self?.render(state: state)
      }
      .store(in: &cancellables)
  }

  private func render(state: ScoreDisplayState) {
    renderings.append(state.text)
    scoreLabel.text = state.text
  }
}
