import HeadlessUIKit

/// A thin wrapper around the view.
final class SomeCell: UITableViewCell {
  let someView = SomeView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(someView)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    someView.prepareForReuse()
  }

  func configure(with viewModel: SomeViewModelProtocol) {
    someView.configure(with: viewModel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    someView.frame = contentView.bounds
  }
}
