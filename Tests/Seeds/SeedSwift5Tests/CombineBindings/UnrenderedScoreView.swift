import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// WRONG: `dropFirst()` requires that the first state was rendered before.
final class UnrenderedScoreView: ScoreBaseView {
  override func configure(with viewModel: ScoreViewModelProtocol) {
    viewModel.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state: state) }
      .store(in: &cancellables)
  }
}
