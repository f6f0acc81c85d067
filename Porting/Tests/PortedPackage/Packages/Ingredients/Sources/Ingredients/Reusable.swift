import UIKit

/// A cell that is registered under the name of its class.
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
  public func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  public func dequeue<Cell: UITableViewCell & Reusable>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as! Cell
  }
}

extension UIColor {
  /// A color of this package's own catalog.
  public static var sauce: UIColor { UIColor(named: "sauce", in: .module, compatibleWith: nil)! }
}
