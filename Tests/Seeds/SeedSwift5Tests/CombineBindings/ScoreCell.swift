import HeadlessUIKit

/// A row with the height of its score view.
final class ScoreCell: UITableViewCell {
  private(set) var scoreView: ScoreBaseView?

  func show(_ view: ScoreBaseView) {
    scoreView = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}
