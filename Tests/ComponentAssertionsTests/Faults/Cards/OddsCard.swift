import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A component that keeps all the rules; its subclasses break one each, in the one method that they override.
class OddsCard: UIView, ReusableView {
  let titleLabel = UILabel()
  let oddsLabel = UILabel()
  let contentStackView = UIStackView()
  var viewModel: OddsModel?
  var cancellables = Set<AnyCancellable>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for label in [titleLabel, oddsLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
      contentStackView.addArrangedSubview(label)
    }
    contentStackView.spacing = 12
    addSubview(contentStackView)
    constrainContent()
    setUp()
    renderBlank()
  }

  required init?(coder: NSCoder) { nil }

  /// For what a subclass adds.
  func setUp() {}

  func constrainContent() {
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentStackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      contentStackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      contentStackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      contentStackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  func configure(with model: OddsModel) {
    viewModel = model
    renderFirst(model)
    bind(model)
  }

  func renderFirst(_ model: OddsModel) {
    render(model.currentDisplayState)
  }

  func bind(_ model: OddsModel) {
    model.displayStatePublisher.dropFirst().receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  func render(_ state: OddsState) {
    titleLabel.text = state.title
    oddsLabel.text = state.odds
  }

  func prepareForReuse() {
    cancellables.removeAll()
    viewModel = nil
    renderBlank()
  }

  func renderBlank() {
    titleLabel.text = nil
    oddsLabel.text = nil
  }
}
