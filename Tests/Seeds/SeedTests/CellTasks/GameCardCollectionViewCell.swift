import Foundation
import HeadlessUIKit

// The wrapper cell
final class GameCardCollectionViewCell: UICollectionViewCell {
  private let gameCardView = GameCardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(gameCardView)
    // Setup constraints to contentView
    gameCardView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      gameCardView.topAnchor.constraint(equalTo: contentView.topAnchor),
      gameCardView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      gameCardView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      gameCardView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with viewModel: any GameCardViewModelProtocol) {
    gameCardView.configure(with: viewModel)
  }
}
