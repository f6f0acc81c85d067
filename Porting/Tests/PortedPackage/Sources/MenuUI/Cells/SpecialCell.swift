import UIKit

/// Today's special. Its views are in `SpecialCell.xib`.
public final class SpecialCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel! {
    didSet { nameLabel.accessibilityIdentifier = "name" }
  }
  @IBOutlet private var tags: [UILabel]!
  @IBOutlet weak var priceWidth: NSLayoutConstraint?
  @IBInspectable var stars: Int = 0
  @IBInspectable public var accent: UIColor? {
    didSet { bar?.backgroundColor = accent }
  }
  @IBOutlet private(set) weak var bar: UIView?
  private(set) var orders: [String] = []

  let createdFromNib: Bool

  public required init?(coder: NSCoder) {
    createdFromNib = true
    super.init(coder: coder)
  }

  public static var nib: UINib { UINib(nibName: "SpecialCell", bundle: .module) }

  public override func awakeFromNib() {
    super.awakeFromNib()
    bar?.backgroundColor = accent
    nameLabel.text = (nameLabel.text ?? "") + String(repeating: "*", count: stars)
  }

  public var summary: String { ([nameLabel.text] + tags.map(\.text)).compactMap { $0 }.joined(separator: ", ") }

  func note(_ order: String) {
    orders.append(order)
  }
}
