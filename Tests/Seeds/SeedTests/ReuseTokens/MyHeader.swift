import HeadlessUIKit

final class MyHeader: UITableViewHeaderFooterView {}
