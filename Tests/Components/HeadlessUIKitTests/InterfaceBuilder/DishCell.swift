import Foundation
import HeadlessUIKit

/// A cell whose views are in `DishCell.xib`. It notes what happens to it, in order.
final class DishCell: UITableViewCell, InterfaceConnectable {
  private(set) var events: [String] = []
  private(set) var sizeInInitializer = CGSize.zero
  private(set) var subviewCountInInitializer = 0
  private(set) var codedStars = 0

  weak var nameLabel: UILabel! {
    didSet { events.append("outlet") }
  }
  var ratio: NSLayoutConstraint?
  var parts: [UIView]! = []
  var stars = 0 {
    didSet { events.append("stars") }
  }
  var accent: UIColor = .clear

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init")
    sizeInInitializer = frame.size
    subviewCountInInitializer = contentView.subviews.count
    codedStars = coder.decodeInteger(forKey: "stars")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    events.append("reuse")
  }

  func order(_ sender: Any) {
    events.append(sender is UIButton ? "order" : "order by another sender")
  }

  class var interfaceConnections: [InterfaceConnection] {
    [
      .property("nameLabel", \DishCell.nameLabel), .property("ratio", \DishCell.ratio),
      .property("parts", \DishCell.parts), .property("stars", \DishCell.stars),
      .property("accent", \DishCell.accent), .action(Selector("order:", DishCell.order(_:))),
    ]
  }
}
