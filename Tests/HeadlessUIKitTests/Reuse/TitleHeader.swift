import HeadlessUIKit

final class TitleHeader: UITableViewHeaderFooterView {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
