import Foundation
import HeadlessUIKit

/// Up to five stars.
final class RatingStars: UIStackView {
  private let wording = Wording.current
  private let starViews = (0..<5).map { _ in SymbolView("star.fill", pointSize: StyleProvider.Size.smallIcon) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(starViews, along: .horizontal, spacing: StyleProvider.Spacing.tiny, alignment: .center)
    isAccessibilityElement = true
    accessibilityLabel = wording[.rating]
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter rating: The number of stars, from 0 to 5; `nil` hides the view.
  func show(_ rating: Int?) {
    isHidden = rating == nil
    accessibilityValue = rating.map {
      wording.text(.amountOfTotal, [.part: wording.number($0), .whole: wording.number(starViews.count)])
    }
    for (index, view) in starViews.enumerated() {
      let isFull = index < rating ?? 0
      view.show(isFull ? "star.fill" : "star")
      view.tintColor = isFull ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.controlBorder
    }
  }
}
