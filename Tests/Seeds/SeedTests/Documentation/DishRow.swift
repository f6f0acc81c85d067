import HeadlessUIKit

final class DishRow: UITableViewCell, InterfaceConnectable {
  weak var dishLabel: UILabel!
  var stars = 0

  func order(_ sender: Any) {}

  class var interfaceConnections: [InterfaceConnection] {
    [
      .property("dishLabel", \DishRow.dishLabel), .property("stars", \DishRow.stars),
      .action(Selector("order:", DishRow.order(_:))),
    ]
  }
}
