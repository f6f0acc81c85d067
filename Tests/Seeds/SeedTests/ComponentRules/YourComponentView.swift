import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A component that follows the rules for binding to a view model.
final class YourComponentView: UIView {
  private let viewModel: any XViewModelProtocol
  private var cancellables = Set<AnyCancellable>()
  let label = UILabel()
  private(set) var renderings: [String] = []

  init(viewModel: any XViewModelProtocol) {
    self.viewModel = viewModel
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    render(state: viewModel.currentDisplayState)
    setupBindings()
  }

  required init?(coder: NSCoder) { nil }

  // View bindings - use dropFirst() to avoid double-render
  private func setupBindings() {
    viewModel.displayStatePublisher
      .dropFirst()  // Skip initial - already rendered synchronously in configure()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state: state) }
      .store(in: &cancellables)
  }

  private func render(state: XDisplayState) {
    renderings.append(state.text)
    label.text = state.text
  }
}
