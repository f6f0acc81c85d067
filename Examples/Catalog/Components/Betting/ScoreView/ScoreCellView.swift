import Foundation
import HeadlessUIKit

/// A column of a score: home above away.
final class ScoreCellView: UIStackView, ReusableView {
  private let wording = Wording.current
  private let homeLabel = UILabel.styled(.bodyStrong, alignment: .center)
  private let awayLabel = UILabel.styled(.bodyStrong, alignment: .center)
  private var surface = Surface.clear

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange([homeLabel, awayLabel], along: .vertical, spacing: StyleProvider.Spacing.small, alignment: .fill)
    distribution = .fillEqually
    pad(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.small))
    // Numbers are not truncated, both labels are as wide as the column, and names take the room that is left.
    for label in [homeLabel, awayLabel] {
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    // Columns with one digit are as wide as columns with two digits.
    homeLabel.keepAtLeast(width: StyleProvider.Size.icon)
    render(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func configure(with data: ScoreDisplayData) {
    render(data)
  }

  func prepareForReuse() {
    render(nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }

  private func render(_ data: ScoreDisplayData?) {
    let style = data?.style ?? .simple
    homeLabel.text = data.map { wording.digits(of: $0.homeScore) }
    awayLabel.text = data.map { wording.digits(of: $0.awayScore) }
    emphasize(homeLabel, isAhead: data?.isHomeAhead ?? false, style: style)
    emphasize(awayLabel, isAhead: data?.isAwayAhead ?? false, style: style)
    surface = style.surface
    setNeedsLayout()
  }

  private func emphasize(_ label: UILabel, isAhead: Bool, style: ScoreCellStyle) {
    label.font = (isAhead ? StyleProvider.TextStyle.bodyStrong : .body).font
    switch style {
    case .background: label.textColor = StyleProvider.Color.highlightPrimaryContrast
    case .border: label.textColor = StyleProvider.Color.highlightPrimary
    case .simple: label.textColor = isAhead ? StyleProvider.Color.textPrimary : StyleProvider.Color.textSecondary
    }
  }
}
