import Ingredients
import UIKit

/// A dish with its picture, name and rating.
public final class DishCardView: BaseView {
  private let picture = UIImageView(image: .photo)
  private let name = UILabel()
  private let note = UILabel()
  private let leaf = UIImageView(image: .leaf)
  private let rating = RatingControl()

  public override func setUp() {
    backgroundColor = UIColor(resource: .paper)
    tintColor = .brand
    roundedCorners(12)
    name.font = Fonts.blocks(ofSize: 16)
    name.textColor = UIColor(resource: .ink)
    note.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .italicSystemFont(ofSize: 13))
    note.numberOfLines = 0
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    rating.rating = 3
    let title = UIStackView(arrangedSubviews: [leaf, name])
    title.spacing = 4
    title.alignment = .center
    let column = UIStackView(arrangedSubviews: [picture, title, note, rating])
    column.axis = .vertical
    column.spacing = 8
    column.alignment = .leading
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  public override var nameForLogs: String { "card in a " + super.nameForLogs }

  public func configure(name: String, note: String) {
    self.name.text = name
    self.note.text = note
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityHint = note
  }
}

extension UIView {
  /// Rounds all corners.
  @discardableResult
  func roundedCorners(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    return self
  }
}
