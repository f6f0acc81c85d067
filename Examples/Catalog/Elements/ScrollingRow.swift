import Foundation
import HeadlessUIKit

/// A row of views that scrolls sideways where it is wider than its place, from where reading begins.
final class ScrollingRow: UIScrollView {
  let rowStackView: UIStackView
  private var wasAtStart = false

  /// - Parameters:
  ///   - spacing: Between the views, in points.
  ///   - inset: Before the first and after the last, in points.
  init(spacing: CGFloat = StyleProvider.Spacing.small, inset: CGFloat = 0) {
    rowStackView = UIStackView.row([], spacing: spacing)
      .padded(NSDirectionalEdgeInsets(horizontal: inset, vertical: 0))
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    rowStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rowStackView)
    // A row of nothing has no width of its own, and would keep the one that it had.
    let leastWidth = rowStackView.widthAnchor.constraint(equalToConstant: 0)
    leastWidth.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      leastWidth,
      rowStackView.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      rowStackView.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      rowStackView.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      rowStackView.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      rowStackView.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    rowStackView = UIStackView()
    super.init(coder: coder)
  }

  /// Scrolls back to where reading begins, in the next layout.
  func returnToStart() {
    wasAtStart = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !wasAtStart, bounds.width > 0, contentSize.width > 0 else { return }
    wasAtStart = true
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentOffset.x = isMirrored ? max(contentSize.width - bounds.width, 0) : 0
  }
}
