/// Holds the content of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {}
