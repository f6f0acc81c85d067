import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// WRONG: nothing is rendered before the next turn of the run loop.
final class LateScoreView: ScoreBaseView {
  // Combine pattern - ASYNC delivery
  override func configure(with viewModel: ScoreViewModelProtocol) {
    viewModel.displayStatePublisher
      .receive(on: DispatchQueue.main.ocombine)  // Always defers to next run loop!
      .sink { [weak self] state in
        self?.render(state: state)  // Runs AFTER current frame
      }
      .store(in: &cancellables)
  }
}
