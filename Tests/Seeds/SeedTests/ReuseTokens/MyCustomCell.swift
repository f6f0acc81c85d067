import HeadlessUIKit

final class MyCustomCell: UITableViewCell, IdentifiedCell {
  func show(_ title: String) { textLabel?.text = title }
}
