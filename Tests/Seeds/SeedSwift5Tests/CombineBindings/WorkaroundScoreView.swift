import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

final class WorkaroundScoreView: ScoreBaseView {
  // View must render sync first, then subscribe with dropFirst()
  override func configure(with viewModel: ScoreViewModelProtocol) {
    render(state: viewModel.currentDisplayState)  // Sync render

    viewModel.displayStatePublisher
      .dropFirst()  // Skip initial (already rendered)
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state: state) }
      .store(in: &cancellables)
  }
}
