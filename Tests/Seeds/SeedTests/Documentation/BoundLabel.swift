import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

final class BoundLabel: UILabel {
  private var cancellables = Set<AnyCancellable>()
  private(set) var renderings: [String] = []

  func configure(with viewModel: TextViewModel) {
    render(viewModel.currentText)
    viewModel.textPublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] text in self?.render(text) }
      .store(in: &cancellables)
  }

  private func render(_ text: String) {
    renderings.append(text)
    self.text = text
  }
}
