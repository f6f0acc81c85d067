import Foundation
import HeadlessUIKit

/// A row of views that scrolls horizontally from the leading edge if it does not fit.
final class ScrollingRow: UIScrollView {
  let rowStackView: UIStackView
  private var hasScrolledToStart = false

  /// - Parameters:
  ///   - spacing: The spacing between the views, in points.
  ///   - inset: The space before the first view and after the last view, in points.
  init(spacing: CGFloat = StyleProvider.Spacing.small, inset: CGFloat = 0) {
    rowStackView = UIStackView.row([], spacing: spacing)
      .padded(NSDirectionalEdgeInsets(horizontal: inset, vertical: 0))
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    rowStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rowStackView)
    // An empty row has no intrinsic width. Without this constraint, it would have its previous width.
    let zeroWidth = rowStackView.widthAnchor.constraint(equalToConstant: 0)
    zeroWidth.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      zeroWidth,
      rowStackView.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      rowStackView.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      rowStackView.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      rowStackView.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      rowStackView.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
    // The leading edge is at another side.
    registerForTraitChanges([UITraitLayoutDirection.self]) { (row: ScrollingRow, _) in row.returnToStart() }
  }

  required init?(coder: NSCoder) {
    rowStackView = UIStackView()
    super.init(coder: coder)
  }

  /// Scrolls back to the leading edge in the next layout.
  func returnToStart() {
    hasScrolledToStart = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasScrolledToStart, bounds.width > 0, contentSize.width > 0 else { return }
    hasScrolledToStart = true
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentOffset.x = isMirrored ? max(contentSize.width - bounds.width, 0) : 0
  }
}
