import Foundation
import HeadlessUIKit
import Testing

/// Every distribution with every alignment: views of 20 x 10 and 40 x 20 points with a spacing of 10 points, in a row
/// of 100 x 30 points. In a column, widths and heights are swapped.
@MainActor
struct StackMatrixTests {
  @Test(arguments: StackMatrixTests.cases)
  func frames(_ example: StackCase) { example.check() }

  /// The start and length of both views along the axis, where they share 90 points.
  nonisolated private static let lengths: [(UIStackView.Distribution, [CGFloat])] = [
    (.fill, [0, 50, 60, 40]),  // equal hugging: the first gets the extra space
    (.fillEqually, [0, 45, 55, 45]),
    (.fillProportionally, [0, 28.5, 38.5, 61.5]),  // 20 / (20 + 40 + 10) of 100, and the rest
    (.equalSpacing, [0, 20, 60, 40]),
    (.equalCentering, [0, 20, 60, 40]),  // two views are always at the ends
  ]

  /// The start and length of both views across the axis of a row of height 30.
  nonisolated private static let heights: [(UIStackView.Alignment, [CGFloat])] = [
    (.fill, [0, 30, 0, 30]),
    (.top, [0, 10, 0, 20]),
    (.center, [10, 10, 5, 20]),
    (.bottom, [20, 10, 10, 20]),
    (.firstBaseline, [10, 10, 0, 20]),  // without text, the bottom is the baseline
    (.lastBaseline, [10, 10, 0, 20]),
  ]

  /// The start and length of both views across the axis of a column of width 30.
  nonisolated private static let widths = heights.prefix(4)

  nonisolated static let cases: [StackCase] = rows + rowsAroundAHiddenView + mirroredRows + columns + mirroredColumns

  nonisolated private static let rows = product(heights, "row") { main, cross in
    [[main[0], cross[0], main[1], cross[1]], [main[2], cross[2], main[3], cross[3]]]
  }

  nonisolated private static let rowsAroundAHiddenView = product(heights, "row around a hidden view", hasHidden: true) {
    main, cross in
    [[main[0], cross[0], main[1], cross[1]], [main[2], cross[2], main[3], cross[3]]]
  }

  nonisolated private static let mirroredRows = product(heights, "row from right to left", isMirrored: true) {
    main, cross in
    [[100 - main[0] - main[1], cross[0], main[1], cross[1]], [100 - main[2] - main[3], cross[2], main[3], cross[3]]]
  }

  nonisolated private static let columns = product(Array(widths), "column", axis: .vertical) { main, cross in
    [[cross[0], main[0], cross[1], main[1]], [cross[2], main[2], cross[3], main[3]]]
  }

  nonisolated private static let mirroredColumns = product(
    Array(widths), "column from right to left", axis: .vertical, isMirrored: true
  ) { main, cross in
    [[30 - cross[0] - cross[1], main[0], cross[1], main[1]], [30 - cross[2] - cross[3], main[2], cross[3], main[3]]]
  }

  nonisolated private static func product(
    _ across: [(UIStackView.Alignment, [CGFloat])], _ name: String, axis: NSLayoutConstraint.Axis = .horizontal,
    hasHidden: Bool = false, isMirrored: Bool = false, frames: ([CGFloat], [CGFloat]) -> [[CGFloat]]
  ) -> [StackCase] {
    lengths.flatMap { distribution, main in
      across.map { alignment, cross in
        let isRow = axis == .horizontal
        return StackCase(
          "\(name), \(distribution), \(alignment)", isRow ? 100 : 30, isRow ? 30 : 100, frames(main, cross)
        ) {
          var views: [UIView] =
            isRow ? [FixedView(20, 10), FixedView(40, 20)] : [FixedView(10, 20), FixedView(20, 40)]
          if hasHidden {
            let hidden = FixedView(70, 70)
            hidden.isHidden = true
            views.insert(hidden, at: 1)
          }
          return row(distribution, alignment, spacing: 10, views) {
            $0.axis = axis
            if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
          }
        }
      }
    }
  }
}
