import HeadlessUIKit

/// A picture, a title and a text that wraps.
final class MessageCell: UITableViewCell {
  private let picture = UIView()
  private let title = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    for view in [picture, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func configure(title: String, text: String) {
    self.title.text = title
    self.text.text = text
  }
}
