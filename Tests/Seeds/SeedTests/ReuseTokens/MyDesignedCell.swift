import HeadlessUIKit

/// A cell whose views are in `MyDesignedCell.xib`.
final class MyDesignedCell: UITableViewCell, IdentifiedCell, InterfaceConnectable {
  weak var captionLabel: UILabel!

  class var interfaceConnections: [InterfaceConnection] {
    [.property("captionLabel", \MyDesignedCell.captionLabel)]
  }
}
