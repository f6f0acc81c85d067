public import Foundation
public import HeadlessUIKit

/// A view with the score of the home side above the score of the away side.
public final class ScoreCellView: UIView {
  public let homeLabel = UILabel()
  public let awayLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [homeLabel, awayLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
    layer.cornerRadius = 6
  }

  public required init?(coder: NSCoder) { nil }

  public func configure(with data: ScoreDisplayData) {
    homeLabel.text = data.homeScore
    awayLabel.text = data.awayScore
    layer.borderWidth = data.style == .border ? 1 : 0
  }
}
