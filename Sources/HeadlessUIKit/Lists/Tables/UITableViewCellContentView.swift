/// Holds the content of a cell, beside the accessory and above the separator.
final class UITableViewCellContentView: UIView {}
