public import Foundation
public import HeadlessUIKit

// The reusable view
public class GameCardView: UIView {
  let nameLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  func configure(with viewModel: any GameCardViewModelProtocol) {
    nameLabel.text = viewModel.name
  }
}
