import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// WRONG: without `dropFirst()` the first state is rendered twice.
final class TwiceScoreView: ScoreBaseView {
  override func configure(with viewModel: ScoreViewModelProtocol) {
    render(state: viewModel.currentDisplayState)
    viewModel.displayStatePublisher
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state: state) }
      .store(in: &cancellables)
  }
}
