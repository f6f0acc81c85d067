import HeadlessUIKit

final class MyCustomHeader: UITableViewHeaderFooterView, IdentifiedHeaderFooter {}
