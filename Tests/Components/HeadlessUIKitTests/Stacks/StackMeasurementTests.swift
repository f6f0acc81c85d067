import Foundation
import HeadlessUIKit
import Testing

/// Frames that were measured on UIKit's stacks. The sizes of labels are those of the measurement.
@MainActor
struct StackMeasurementTests {
  @Test(arguments: StackMeasurementTests.cases)
  func frames(_ example: StackCase) { example.check() }

  nonisolated static let cases: [StackCase] = [
    StackCase(
      "fill, room left: the first label is stretched", 300, 20,
      [[0, 0, 213.5, 20], [221.5, 0, 29, 20], [258.5, 0, 41.5, 20]]
    ) { row(spacing: 8, [FixedView(29.5, 20), FixedView(29, 20), FixedView(41.5, 20)]) },
    StackCase("fill, too little room: the last label is squeezed", 120, 20, [[0, 0, 76.5, 20], [84.5, 0, 35.5, 20]]) {
      row(spacing: 8, [FixedView(76.5, 20), FixedView(94, 20)])
    },
    StackCase(
      "fill, plain views among labels: the last one takes the room", 300, 20,
      [[0, 0, 29.5, 20], [37.5, 0, 0, 20], [45.5, 0, 29, 20], [82.5, 0, 168, 20], [258.5, 0, 41.5, 20]]
    ) { row(spacing: 8, [FixedView(29.5, 20), UIView(), FixedView(29, 20), UIView(), FixedView(41.5, 20)]) },
    StackCase(
      "center, a plain view has no height", 300, 30,
      [[0, 5.5, 28, 19], [36, 15, 218.5, 0], [262.5, 5.5, 37.5, 19]]
    ) { row(.fill, .center, spacing: 8, [FixedView(28, 19), UIView(), FixedView(37.5, 19)]) },
    StackCase(
      "fillEqually, four rows", 300, 176, [[0, 0, 300, 44], [0, 44, 300, 44], [0, 88, 300, 44], [0, 132, 300, 44]]
    ) { column(.fillEqually, [UIView(), UIView(), UIView(), UIView()]) },
    StackCase("margins relative, no margins by default", 100, 50, [[0, 0, 100, 50]]) {
      row([FixedView(20, 10)]) { $0.isLayoutMarginsRelativeArrangement = true }
    },
    StackCase(
      "fillProportionally, the last view takes the error of the spacing", 200, 20, [[0, 0, 40, 20], [60, 0, 140, 20]]
    ) {
      // 10 / (10 + 20 + 20) of 200, and the rest.
      row(.fillProportionally, spacing: 20, [FixedView(10, 20), FixedView(20, 20)])
    },
    StackCase("a column of baselines: 22 - 5 + 30 - 15 is 32", 100, 62, [[0, 0, 100, 22], [0, 32, 100, 30]]) {
      let views = [LinedView(50, 20, ascent: 15, descent: 5), LinedView(50, 30, ascent: 15, descent: 5)]
      return row(.fill, spacing: 30, views) {
        $0.axis = .vertical
        $0.isBaselineRelativeArrangement = true
      }
    },
  ]

  /// The share of each label is (350 - 12) / 2.
  @Test func labelsOfSeveralLinesShareARow() {
    let labels = ["Short", "A text that is far too long for half of the row"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let stack = row(spacing: 12, labels)
    stack.frame = CGRect(x: 0, y: 0, width: 350, height: 100)
    stack.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [169, 169])
    labels[0].numberOfLines = 1
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(labels[0].frame.width < 169)
  }

  /// Four views with a spacing of 8, of which the third is hidden: (316 - 2 * 8) / 3, and 216 - 8 / 2.
  @Test func aHiddenViewIsInTheMiddleOfTheGap() {
    let views = (0..<4).map { _ in UIView() }
    views[2].isHidden = true
    let stack = row(.fillEqually, spacing: 8, views)
    stack.frame = CGRect(x: 0, y: 0, width: 316, height: 20)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 108, 212, 216])
    #expect(views.map(\.frame.width) == [100, 100, 0, 100])
  }

  @Test func hiddenViewsAtTheEndsHaveNoGap() {
    let views = (0..<4).map { _ in FixedView(20, 20) }
    (views[0].isHidden, views[3].isHidden) = (true, true)
    let stack = row(spacing: 10, views)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 0, 30, 50])
    #expect(views.map(\.frame.width) == [0, 20, 20, 0])
  }

  @Test func aStackOfHiddenViewsTakesNoSpace() {
    let (hidden, view) = (FixedView(40, 40), FixedView(20, 10))
    hidden.isHidden = true
    let stack = column(spacing: 5, [row([hidden]), view])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 15))
  }

  /// Fitting sizes are not rounded to pixels: 10.1 + 20.2.
  @Test func fittingSizesAreNotRounded() {
    let stack = row([FixedView(10.1, 10), FixedView(20.2, 10)])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - 30.3) < 0.001)
    #expect(abs(stack.sizeThatFits(.zero).width - 30.3) < 0.001)
  }
}
