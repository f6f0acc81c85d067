import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

final class SomeView: UIView, ReusableView {
  private var viewModel: SomeViewModelProtocol?  // Optional!
  private var cancellables = Set<AnyCancellable>()
  var onCallback: () -> Void = {}
  let titleLabel = UILabel()
  let childView = BadgeView()
  private(set) var renderings: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
    addSubview(childView)
    renderEmptyState()
  }

  required init?(coder: NSCoder) { nil }

  func prepareForReuse() {
    cancellables.removeAll()
    viewModel = nil
    onCallback = {}
    childView.prepareForReuse()
    renderEmptyState()
  }

  func configure(with viewModel: SomeViewModelProtocol) {
    self.viewModel = viewModel
    render(state: viewModel.currentDisplayState)  // Sync first
    setupBindings()  // Then reactive with dropFirst()
  }

  private func setupBindings() {
    viewModel?.displayStatePublisher
      .dropFirst()  // Skip initial - already rendered synchronously in configure()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state: state) }
      .store(in: &cancellables)
  }

  private func render(state: SomeDisplayState) {
    renderings.append(state.title)
    titleLabel.text = state.title
    childView.label.text = state.badge
    setNeedsLayout()
  }

  private func renderEmptyState() {
    renderings.append("empty")
    titleLabel.text = nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { titleLabel.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds
    childView.label.sizeToFit()
    childView.frame = childView.label.bounds
  }
}
