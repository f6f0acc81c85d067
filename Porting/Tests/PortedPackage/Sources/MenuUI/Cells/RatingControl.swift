import UIKit

/// Five stars that a finger can choose from.
@IBDesignable @objcMembers
open class RatingControl: UIControl {
  @IBInspectable open var rating: Int = 0 {
    didSet {
      for (index, star) in stars.enumerated() { star.isSelected = index < rating }
      accessibilityValue = "\(rating)"
    }
  }

  private(set) var stars: [UIButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    stars = (1...5).map { number in
      let star = UIButton(type: .custom)
      star.setImage(UIImage(systemName: "star"), for: .normal)
      star.setImage(UIImage(systemName: "star.fill"), for: .selected)
      star.tag = number
      star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
      addSubview(star)
      return star
    }
  }

  /// Removes the actions of the stars.
  func freeze() {
    for star in stars {
      star.removeTarget(self, action: #selector(RatingControl.starTapped(_:)), for: .allEvents)
    }
  }

  @IBAction func starTapped(_ sender: UIButton) {
    rating = sender.tag
    sendActions(for: .valueChanged)
  }

  open override func accessibilityIncrement() {
    rating = min(5, rating + 1)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 5 * 28, height: 28) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * 28, y: 0, width: 28, height: 28)
    }
  }
}
