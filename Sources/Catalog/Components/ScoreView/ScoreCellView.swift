public import Foundation
public import HeadlessUIKit

/// One column of a score: home above away.
public final class ScoreCellView: UIView, ReusableView {
  private lazy var homeLabel = Self.makeScoreLabel()
  private lazy var awayLabel = Self.makeScoreLabel()
  private lazy var scoresStackView = makeScoresStackView()

  private var data: ScoreDisplayData?

  /// Columns of one digit and of two are equally wide.
  private static let minimumWidth: CGFloat = 34

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    clipsToBounds = true
    layer.cornerRadius = 8
    addSubview(scoresStackView)
    render()
  }

  public func configure(with data: ScoreDisplayData) {
    self.data = data
    render()
  }

  public func prepareForReuse() {
    data = nil
    render()
  }

  public override var intrinsicContentSize: CGSize {
    let size = scoresStackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(size.width, Self.minimumWidth), height: size.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    scoresStackView.frame = bounds
    // A layer's colour does not follow the appearance by itself.
    layer.borderColor = StyleProvider.Color.highlightPrimary.cgColor
  }

  // MARK: Rendering

  private func render() {
    let style = data?.style ?? .simple
    homeLabel.text = data?.homeScore
    awayLabel.text = data?.awayScore
    emphasize(homeLabel, isAhead: data?.isHomeAhead ?? false, style: style)
    emphasize(awayLabel, isAhead: data?.isAwayAhead ?? false, style: style)
    backgroundColor = style == .background ? StyleProvider.Color.highlightPrimary : nil
    layer.borderWidth = style == .border ? 1.5 : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func emphasize(_ label: UILabel, isAhead: Bool, style: ScoreCellStyle) {
    label.font = StyleProvider.fontWith(type: isAhead ? .bold : .medium, size: 16)
    switch style {
    case .background: label.textColor = StyleProvider.Color.highlightPrimaryContrast
    case .border: label.textColor = StyleProvider.Color.highlightPrimary
    case .simple:
      label.textColor = isAhead ? StyleProvider.Color.textPrimary : StyleProvider.Color.textSecondary
    }
  }

  // MARK: Views

  private static func makeScoreLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    return label
  }

  private func makeScoresStackView() -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: [homeLabel, awayLabel])
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.spacing = 8
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.insetsLayoutMarginsFromSafeArea = false
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    return stackView
  }
}
