import HeadlessUIKit

final class MyTableCell: UITableViewCell {}
