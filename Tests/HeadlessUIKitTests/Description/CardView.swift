import Foundation
import HeadlessUIKit

/// Holds its views in every way that a property can.
final class CardView: CardBaseView {
  private let oddsLabel = UILabel()
  private lazy var lazyLabel = UILabel()
  private var rows = [UIView(), UIView()]
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [oddsLabel, lazyLabel] + rows { addSubview(view) }
    addSubview(badge)
    addSubview(inherited)
    addSubview(UIView())
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
