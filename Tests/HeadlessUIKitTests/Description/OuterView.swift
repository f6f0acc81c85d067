import Foundation
import HeadlessUIKit

final class OuterView: UIView {
  private let card = CardView()
  /// A second name for a view that is not this view's own.
  private weak var borrowed: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    borrowed = card.subviews.first
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
