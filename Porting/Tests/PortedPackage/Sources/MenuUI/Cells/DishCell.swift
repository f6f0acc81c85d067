import Ingredients
import UIKit

final class DishCell: UITableViewCell, Reusable {
  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet private(set) weak var priceLabel: UILabel!
  @IBOutlet private weak var badge: BadgeView?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    badge?.count = 0
  }

  func configure(with dish: Dish) {
    nameLabel.text = dish.name
    priceLabel.text = dish.price.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))
    badge?.count = dish.allergens.count
  }

  private func setUp() {
    let name = UILabel()
    name.font = .preferredFont(forTextStyle: .headline)
    let price = UILabel()
    price.setContentHuggingPriority(.required, for: .horizontal)
    let badge = BadgeView()
    let stack = UIStackView(arrangedSubviews: [name, badge, price])
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    (nameLabel, priceLabel, self.badge) = (name, price, badge)
    accessoryType = .disclosureIndicator
  }
}
