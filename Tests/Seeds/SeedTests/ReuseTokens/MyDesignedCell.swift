import HeadlessUIKit

/// A cell that replaces a nib: its initializer creates the views of the nib.
final class MyDesignedCell: UITableViewCell, IdentifiedCell {
  let captionLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    awakeFromDesign()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    awakeFromDesign()
  }

  private func awakeFromDesign() {
    captionLabel.text = "designed"
    contentView.addSubview(captionLabel)
  }
}
