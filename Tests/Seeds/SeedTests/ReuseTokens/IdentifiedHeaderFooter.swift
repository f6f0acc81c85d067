import HeadlessUIKit

protocol IdentifiedHeaderFooter: UITableViewHeaderFooterView, IdentifiedReusableView {}
