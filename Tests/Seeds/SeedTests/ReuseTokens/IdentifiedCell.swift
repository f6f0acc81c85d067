import HeadlessUIKit

// Allows us to prevent attempts to request a UITableViewCell in a context expecting a
// UITableViewHeaderFooterView and vice-versa.
protocol IdentifiedCell: UITableViewCell, IdentifiedReusableView {}
