public import Foundation
public import HeadlessUIKit

/// The score of a match: a column for each of its parts, home above away, on a card.
public final class ScoreView: UIView, ReusableView {
  public private(set) var viewModel: (any ScoreViewModelProtocol)?

  private lazy var loadingIndicator = Self.makeLoadingIndicator()
  private lazy var loadingLabel = Self.makeMessageLabel(text: "Loading score")
  private lazy var loadingStackView = makeLoadingStackView()
  private lazy var emptyLabel = Self.makeMessageLabel(text: "No score yet")
  private lazy var cellsStackView = Self.makeCellsStackView()
  private lazy var contentStackView = makeContentStackView()
  private var cellViews: [ScoreCellView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    backgroundColor = StyleProvider.Color.backgroundPrimary
    layer.cornerRadius = 12
    layer.borderWidth = 1
    addSubview(contentStackView)
    renderBlank()
  }

  public func configure(with viewModel: any ScoreViewModelProtocol) {
    self.viewModel = viewModel
    setNeedsLayout()
  }

  public func prepareForReuse() {
    viewModel = nil
    renderBlank()
    // What an earlier layout read no longer matters.
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    contentStackView.frame = bounds
    // A layer's colour does not follow the appearance by itself.
    layer.borderColor = StyleProvider.Color.separatorLine.cgColor

    guard let viewModel else { return }
    render(viewModel.visualState)
    render(viewModel.visualState == .display ? viewModel.scoreCells : [])
  }

  public override var intrinsicContentSize: CGSize {
    // Who asks before the first layout must not measure an empty card.
    layoutIfNeeded()
    return contentStackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  // MARK: Rendering

  private func renderBlank() {
    render(.idle)
    render([])
  }

  private func render(_ state: ScoreDisplayData.VisualState) {
    cellsStackView.isHidden = state != .display
    emptyLabel.isHidden = state != .empty
    loadingStackView.isHidden = state != .loading
    if state == .loading {
      loadingIndicator.startAnimating()
    } else {
      loadingIndicator.stopAnimating()
    }
  }

  private func render(_ cells: [ScoreDisplayData]) {
    while cellViews.count > cells.count {
      let cellView = cellViews.removeLast()
      cellView.prepareForReuse()
      cellView.removeFromSuperview()
    }
    while cellViews.count < cells.count {
      let cellView = ScoreCellView()
      cellViews.append(cellView)
      cellsStackView.addArrangedSubview(cellView)
    }
    for (cellView, cell) in zip(cellViews, cells) { cellView.configure(with: cell) }
  }

  // MARK: Views

  private static func makeLoadingIndicator() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.color = StyleProvider.Color.highlightPrimary
    return indicator
  }

  private static func makeMessageLabel(text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = StyleProvider.fontWith(type: .medium, size: 14)
    label.textColor = StyleProvider.Color.textSecondary
    label.textAlignment = .center
    return label
  }

  private static func makeCellsStackView() -> UIStackView {
    let stackView = UIStackView()
    stackView.spacing = 6
    return stackView
  }

  private func makeLoadingStackView() -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: [loadingIndicator, loadingLabel])
    stackView.alignment = .center
    stackView.spacing = 10
    return stackView
  }

  private func makeContentStackView() -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: [cellsStackView, emptyLabel, loadingStackView])
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.insetsLayoutMarginsFromSafeArea = false
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)
    return stackView
  }
}
