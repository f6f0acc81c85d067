import Ingredients
import UIKit

/// A number in a circle.
@IBDesignable
public class BadgeView: BaseView {
  @IBInspectable public var count: Int = 0 {
    didSet { update() }
  }

  /// The color of the circle, which an appearance may set.
  @objc public dynamic var fillColor: UIColor? = .systemRed

  /// The text that an observer may follow.
  @objc public private(set) dynamic var caption = "0"

  private let label = UILabel()
  private(set) var wokeUp = false

  public override func setUp() {
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = 10
    update()
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp = true
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    count = 7
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = fillColor
    label.frame = bounds
  }

  private func update() {
    caption = "\(count)"
    label.text = caption
    isHidden = count == 0
  }
}
