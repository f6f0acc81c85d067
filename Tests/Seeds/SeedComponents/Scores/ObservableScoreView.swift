public import Foundation
public import HeadlessUIKit

public final class ObservableScoreView: UIView {

  public var viewModel: (any ObservableScoreViewModelProtocol)?

  public private(set) lazy var scoreLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()

  public private(set) lazy var loadingIndicator: UIActivityIndicatorView = {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = true
    return indicator
  }()

  private lazy var cellsStackView = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [scoreLabel, loadingIndicator, cellsStackView])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    cellsStackView.spacing = 8
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func configure(with viewModel: any ObservableScoreViewModelProtocol) {
    self.viewModel = viewModel
    setNeedsLayout()  // Trigger initial render
  }

  public override func layoutSubviews() {
    super.layoutSubviews()

    guard let viewModel else { return }

    // Just read properties - UIKit tracks automatically!
    updateVisualState(viewModel.visualState)
    updateScoreCells(viewModel.scoreCells)
  }

  public var shownCells: [ScoreCellView] { cellsStackView.arrangedSubviews.compactMap { $0 as? ScoreCellView } }

  private func updateVisualState(_ state: ScoreDisplayData.VisualState) {
    loadingIndicator.stopAnimating()
    switch state {
    case .idle:
      scoreLabel.text = nil
    case .loading:
      scoreLabel.text = "Loading"
      loadingIndicator.startAnimating()
    case .display:
      scoreLabel.text = "Score"
    case .empty:
      scoreLabel.text = "No score yet"
    }
  }

  private func updateScoreCells(_ cells: [ScoreDisplayData]) {
    for view in cellsStackView.arrangedSubviews { view.removeFromSuperview() }
    cellsStackView.isHidden = cells.isEmpty
    for cell in cells {
      let view = ScoreCellView()
      view.configure(with: cell)
      cellsStackView.addArrangedSubview(view)
    }
  }
}
