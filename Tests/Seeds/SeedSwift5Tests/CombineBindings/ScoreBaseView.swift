import HeadlessUIKit
import OpenCombine

/// The base class of the views in this folder, which differ in how they bind to their view models.
class ScoreBaseView: UIView {
  let label = UILabel()
  var cancellables = Set<AnyCancellable>()
  private(set) var renderings: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with viewModel: ScoreViewModelProtocol) {}

  func render(state: ScoreDisplayState) {
    renderings.append(state.text)
    label.text = state.text
  }
}
