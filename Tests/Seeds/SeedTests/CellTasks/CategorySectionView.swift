import Foundation
import HeadlessUIKit

/// A bar above a row of the games of its category.
final class CategorySectionView: UIView, UICollectionViewDataSource {
  private let categoryBarView = CategoryBarView()  // Another component
  private let collectionView: UICollectionView  // With GameCardView items
  private let games: [GameCardViewModel]

  init(title: String, games: [GameCardViewModel]) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 100)
    layout.minimumLineSpacing = 10
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.games = games
    super.init(frame: .zero)
    categoryBarView.titleLabel.text = title
    collectionView.register(GameCardCollectionViewCell.self, forCellWithReuseIdentifier: "game")
    collectionView.dataSource = self
    addSubview(categoryBarView)
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    categoryBarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
    collectionView.frame = CGRect(x: 0, y: 30, width: bounds.width, height: bounds.height - 30)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { games.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "game", for: indexPath)
    (cell as? GameCardCollectionViewCell)?.configure(with: games[indexPath.item])
    return cell
  }
}
