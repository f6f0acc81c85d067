import HeadlessUIKit

// 2. Create wrapper cell when needed
class MyCustomTableViewCell: UITableViewCell {
  private let customView = MyCustomView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    customView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(customView)
    NSLayoutConstraint.activate([
      customView.topAnchor.constraint(equalTo: contentView.topAnchor),
      customView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      customView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      customView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with viewModel: any MyCustomViewModelProtocol) {
    customView.configure(with: viewModel)
  }
}
